import { VisitCounter } from '../features/statistics/visit-counter.tsx';
import { DeviceNotices } from '../offline/device-notices.tsx';

/** Code that every page loads after it has started. */
export function DeviceCode() {
  return (
    <>
      <DeviceNotices />
      <VisitCounter />
    </>
  );
}
