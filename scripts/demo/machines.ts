import type { Machine } from '#contract/laundromat/machines.ts';
import type { Random } from './random.ts';

/** Number of washers by capacity in kg, without large ones. */
const usualWashers: Record<number, number>[] = [
  { 7: 4 },
  { 7: 3, 9: 2 },
  { 8: 4, 12: 2 },
  { 8: 3 },
  { 7: 5, 10: 2 },
  { 9: 3, 11: 2 },
];

/** Washers of laundromats with the service « Grande capacité ». */
const washersWithLarge: Record<number, number>[] = [
  { 7: 5, 10: 3, 14: 2 },
  { 7: 4, 10: 2, 18: 2 },
  { 8: 4, 12: 2, 18: 2 },
  { 7: 3, 16: 1 },
  { 8: 3, 20: 1 },
  { 9: 3, 14: 1 },
  { 7: 4, 18: 1 },
];

const dryers: ((random: Random) => Machine)[] = [
  (random) => dryer(14, 4, random.pick(['1.00', '1.20', '1.50']), 10),
  (random) => dryer(14, 2, random.pick(['1.00', '1.50']), 10),
  (random) => dryer(16, 3, random.pick(['2.00', '2.50', '3.00']), 25),
  (random) => dryer(18, 2, random.pick(['3.00', '3.50']), 30),
  () => dryer(14, 2, null, null),
];

const dryer = (capacityKg: number, count: number, price: string | null, minutes: number | null): Machine => ({
  kind: 'dryer',
  capacityKg,
  count,
  price,
  minutes,
});

const largeWasherService = 6;
const dryerService = 2;

/** Deals the machines of a laundromat that agree with its services; some lists are empty, some have no prices. */
export function machineList(random: Random): (services: readonly number[]) => Machine[] {
  const usual = random.deck(usualWashers);
  const withLarge = random.deck(washersWithLarge);
  const dryerOf = random.deck(dryers);
  return (services) => {
    if (random.chance(0.14)) return [];
    const counts = services.includes(largeWasherService) ? withLarge() : usual();
    const isPriced = random.chance(0.93);
    const startingPrice = random.between(35, 60) / 10;
    const startingMinutes = random.pick([30, 35, 35, 40]);
    const washers = Object.entries(counts).map(([capacity, count], index): Machine => {
      const capacityKg = Number(capacity);
      const price = startingPrice + Math.round((capacityKg - 7) * 1.1) / 2;
      return {
        kind: 'washer',
        capacityKg,
        count,
        price: isPriced ? price.toFixed(2) : null,
        minutes: startingMinutes + index * 10 - (index > 1 ? 5 : 0),
      };
    });
    return services.includes(dryerService) ? [...washers, dryerOf()(random)] : washers;
  };
}

/** Returns the length of a wash with drying, from the slowest machines, in steps of 5 minutes; null without machines. */
export function cycleOf(machines: readonly Machine[]): number | null {
  if (machines.length === 0) return null;
  const slowest = Math.max(
    ...machines.flatMap(({ kind, minutes }) => (kind === 'washer' ? [minutes ?? 0] : [])),
  );
  const drying = machines.some(({ kind }) => kind === 'dryer') ? 25 : 0;
  return Math.ceil((slowest + drying) / 5) * 5;
}
