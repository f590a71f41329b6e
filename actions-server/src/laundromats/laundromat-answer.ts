import type { LaundromatDetail, LaundromatSummary } from '#contract/laundromat/laundromats.ts';
import type { LaundromatDetailFragment, LaundromatSummaryFragment } from '../hasura/generated/graphql.ts';

/** Converts a row of Hasura to the REST contract, which has the services as a flat list. */
export function summaryAnswer(row: LaundromatSummaryFragment, distanceKm: number | null): LaundromatSummary {
  const { laundromatServices, ...fields } = row;
  const services = laundromatServices.map(({ service }) => service);
  return distanceKm === null ? { ...fields, services } : { ...fields, services, distanceKm };
}

export function detailAnswer(row: LaundromatDetailFragment): LaundromatDetail {
  const { laundromatServices, ...fields } = row;
  return { ...fields, services: laundromatServices.map(({ service }) => service) };
}
