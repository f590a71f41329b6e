import { assumedFactsOf } from '#contract/laundromat/assumed-facts.ts';
import { isOpenAt } from '#contract/laundromat/opening-clock.ts';
import { storedException } from '#contract/laundromat/opening-exceptions.ts';
import { storedWeek } from '#contract/laundromat/weekly-hours-schema.ts';
import type { LaundromatSummaryFragment } from '../hasura/generated/graphql.ts';

type AnswerRow = Pick<
  LaundromatSummaryFragment,
  | 'laundromatServices'
  | 'machines'
  | 'assumedFacts'
  | 'weeklyHours'
  | 'holidayHours'
  | 'cycleMinutes'
  | 'openingExceptions'
  | 'postalCode'
>;

export function restAnswer<Row extends AnswerRow>({ laundromatServices, machines, ...fields }: Row) {
  const { weeklyHours, openingExceptions } = fields;
  const facts = {
    ...fields,
    weeklyHours: storedWeek.nullable().parse(weeklyHours),
    openingExceptions: openingExceptions.map((exception) => storedException.parse(exception)).toReversed(),
  };
  return {
    ...facts,
    openNow: isOpenAt(facts, new Date()),
    assumedFacts: assumedFactsOf(fields.assumedFacts),
    machines: machines.map((machine) => ({ ...machine, capacityKg: Number(machine.capacityKg) })),
    services: laundromatServices.map(({ service }) => service),
  };
}
