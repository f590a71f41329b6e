import { VisitCounter } from '#app/features/statistics/count-visits.ts';
import { DeviceNotices } from '#app/offline/device-notices.tsx';

export function DeviceCode() {
  return (
    <>
      <DeviceNotices />
      <VisitCounter />
    </>
  );
}
