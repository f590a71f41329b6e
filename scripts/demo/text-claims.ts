import { parseHours } from '#contract/laundromat/parse-hours.ts';
import { periodsOn, spanOf } from '#contract/laundromat/weekly-hours.ts';
import type { DemoLaundromat } from './demo-data.ts';

export type ClaimedFacts = Pick<
  DemoLaundromat,
  'hours' | 'weeklyHours' | 'holidayHours' | 'cycleMinutes' | 'machines' | 'services' | 'assumedFacts'
>;

const sunday = 6;

/** Wordings of descriptions and reviews that state a fact, with the test if it is true. An unknown fact is not. */
const claims: [wording: RegExp, isTrue: (facts: ClaimedFacts) => boolean][] = [
  [/même les jours fériés/, ({ holidayHours }) => holidayHours === 'usual'],
  [/dimanche/, (facts) => isOpenOn(facts, sunday, 18)],
  [/avant 10\sh/, (facts) => isOpenOn(facts, 2, 9)],
  [/7\sh du matin/, (facts) => isOpenOn(facts, 2, 7)],
  [/toute la nuit/, ({ weeklyHours }) => weeklyHours === 'always'],
  [
    /dernier lavage se lance une heure avant/,
    ({ weeklyHours, cycleMinutes }) =>
      weeklyHours !== null && weeklyHours !== 'always' && cycleMinutes === 60,
  ],
  [
    /8 et 12\skg/,
    (facts) =>
      washers(facts)
        .map(({ capacityKg }) => capacityKg)
        .join() === '8,12',
  ],
  [/Dix lave-linge/, (facts) => hasTenWashers(facts)],
  [/Deux machines de 18\skg/, (facts) => countOf(facts, 18) === 2],
  [/la machine de 20\skg/, (facts) => countOf(facts, 20) === 1],
  [/la machine grande capacité/, (facts) => washers(facts).some(({ capacityKg }) => capacityKg >= 14)],
  [/trente-cinq minutes/, (facts) => washers(facts)[0]?.minutes === 35],
  [/Quatre grands sèche-linge/, (facts) => hasDryers(facts, 4, 10)],
  [/en une demi-heure/, (facts) => facts.machines.some(({ kind }) => kind === 'dryer')],
  [/séchoirs/, ({ services }) => services.includes(2)],
];

/** Tells if a text states nothing that the facts do not say too. */
export function agreesWith(text: string, facts: ClaimedFacts): boolean {
  return claims.every(([wording, isTrue]) => !wording.test(text) || isTrue(facts));
}

const washers = ({ machines }: ClaimedFacts) => machines.filter(({ kind }) => kind === 'washer');

const countOf = (facts: ClaimedFacts, kg: number) =>
  washers(facts).find(({ capacityKg }) => capacityKg === kg)?.count;

function hasTenWashers(facts: ClaimedFacts): boolean {
  const all = washers(facts);
  const minutes = all.map((each) => each.minutes ?? 0);
  return (
    all.reduce((sum, { count }) => sum + count, 0) === 10 &&
    all[0]?.capacityKg === 7 &&
    all.at(-1)?.capacityKg === 14 &&
    Math.min(...minutes) === 30 &&
    Math.max(...minutes) <= 55
  );
}

const hasDryers = ({ machines }: ClaimedFacts, count: number, minutes: number) =>
  machines.some((each) => each.kind === 'dryer' && each.count === count && each.minutes === minutes);

function isOpenOn(
  { hours, weeklyHours, assumedFacts }: ClaimedFacts,
  weekday: number,
  hour: number,
): boolean {
  const week = weeklyHours ?? (hours && !assumedFacts.includes('hours') ? parseHours(hours) : null);
  if (!week) return false;
  return periodsOn(week, weekday)
    .map(spanOf)
    .some(([open, close]) => open <= hour * 60 && hour * 60 < close);
}
