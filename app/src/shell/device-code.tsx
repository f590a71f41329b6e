import { VisitCounter } from '#app/features/statistics/visit-counter.tsx';
import { DeviceNotices } from '#app/offline/device-notices.tsx';

export function DeviceCode() {
  return (
    <>
      <DeviceNotices />
      <VisitCounter />
    </>
  );
}
