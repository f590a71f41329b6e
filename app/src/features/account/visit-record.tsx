import { useVisit, type Visit } from './visits.ts';

/** Shows nothing: remembers on this device that a laundromat's page was opened. */
export function VisitRecord({ laundromat }: { laundromat: Omit<Visit, 'at'> }) {
  useVisit(laundromat);
  return null;
}
