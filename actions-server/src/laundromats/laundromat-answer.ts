import type { LaundromatDetail, LaundromatSummary } from '#contract/laundromats.ts';
import type { DetailRow, SummaryRow } from './laundromat-documents.ts';

/** A row as Hasura nests it, with its services as the flat list that the REST contract promises. */
export function summaryAnswer(row: SummaryRow, distanceKm: number | null): LaundromatSummary {
  const { laundromatServices, ...fields } = row;
  const services = laundromatServices.map(({ service }) => service);
  return distanceKm === null ? { ...fields, services } : { ...fields, services, distanceKm };
}

export function detailAnswer(row: DetailRow): LaundromatDetail {
  const { laundromatServices, ...fields } = row;
  return { ...fields, services: laundromatServices.map(({ service }) => service) };
}
