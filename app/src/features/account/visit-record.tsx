import { useVisit, type Visit } from './visits.ts';

/** Records on this device that a laundromat's page was opened. Renders nothing. */
export function VisitRecord({ laundromat }: { laundromat: Omit<Visit, 'at'> }) {
  useVisit(laundromat);
  return null;
}
