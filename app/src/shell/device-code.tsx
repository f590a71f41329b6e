import { VisitCounter } from '#app/features/statistics/visit-counter.tsx';
import { DeviceNotices } from '#app/offline/device-notices.tsx';

/** Code that every page loads after it has started. */
export function DeviceCode() {
  return (
    <>
      <DeviceNotices />
      <VisitCounter />
    </>
  );
}
