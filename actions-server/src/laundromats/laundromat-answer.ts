import { assumedFactsOf } from '#contract/laundromat/assumed-facts.ts';
import { isOpenAt, type OpeningFacts } from '#contract/laundromat/opening-clock.ts';
import { storedException } from '#contract/laundromat/opening-exceptions.ts';
import { storedWeek } from '#contract/laundromat/weekly-hours-schema.ts';
import type { LaundromatSummaryFragment } from '../hasura/generated/graphql.ts';

type AnswerRow = Pick<LaundromatSummaryFragment, 'laundromatServices' | 'machines' | 'assumedFacts'> &
  HoursRow;

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

type HoursRow = Pick<
  LaundromatSummaryFragment,
  'weeklyHours' | 'holidayHours' | 'cycleMinutes' | 'openingExceptions' | 'postalCode'
>;

function hoursAnswer({ postalCode, cycleMinutes, ...row }: HoursRow, now: Date) {
  const facts = {
    weeklyHours: storedWeek.nullable().parse(row.weeklyHours),
    holidayHours: row.holidayHours,
    openingExceptions: row.openingExceptions
      .map((exception) => storedException.parse(exception))
      .toReversed(),
    cycleMinutes,
  };
  return { ...facts, openNow: isOpenAt({ ...facts, postalCode } satisfies OpeningFacts, now) };
}
