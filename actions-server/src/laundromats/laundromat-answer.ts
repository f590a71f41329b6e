import { assumedFactsOf } from '#contract/laundromat/assumed-facts.ts';
import type { LaundromatDetail, LaundromatSummary } from '#contract/laundromat/laundromats.ts';
import type { LaundromatDetailFragment, LaundromatSummaryFragment } from '../hasura/generated/graphql.ts';
import { hoursAnswer, type HoursRow } from './hours-answer.ts';

type AnswerRow = Pick<LaundromatSummaryFragment, 'laundromatServices' | 'machines' | 'assumedFacts'> &
  HoursRow;

/** Converts a row of Hasura to the REST contract, which has the services as a flat list and capacities as numbers. */
export function restAnswer<Row extends AnswerRow>({
  laundromatServices,
  machines,
  assumedFacts,
  ...fields
}: Row) {
  return {
    ...fields,
    ...hoursAnswer(fields, new Date()),
    assumedFacts: assumedFactsOf(assumedFacts),
    machines: machines.map((machine) => ({ ...machine, capacityKg: Number(machine.capacityKg) })),
    services: laundromatServices.map(({ service }) => service),
  };
}

export function summaryAnswer(row: LaundromatSummaryFragment, distanceKm: number | null): LaundromatSummary {
  const answer = restAnswer(row);
  return distanceKm === null ? answer : { ...answer, distanceKm };
}

export function detailAnswer(row: LaundromatDetailFragment): LaundromatDetail {
  return restAnswer(row);
}
