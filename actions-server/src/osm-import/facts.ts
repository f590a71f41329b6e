import { isDeepStrictEqual } from 'node:util';
import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import { addDays } from '#contract/laundromat/opening-clock.ts';
import type { PostalAddress } from '#contract/places/addresses.ts';
import type { TagFacts } from './laundromat-facts.ts';
import { comparedDays } from './osm-days.ts';
import { parisToday, type ImportedHours } from './osm-hours.ts';

export interface ImportedFacts extends Omit<TagFacts, 'properName' | 'address' | 'unreadable'> {
  name: string;
  address: PostalAddress;
  location: Coordinates;
}
export type FactName = keyof ImportedFacts;

/** The facts that `factsCheckedAt` of a laundromat covers. */
export const checkedFacts: ReadonlySet<FactName> = new Set([
  'address',
  'location',
  'phone',
  'hours',
  'checkedOn',
]);

/** Distance up to which two points count as equal: coordinates are rounded, and a mapper's click is no more precise. */
const samePointMetres = 5;

interface Comparison {
  facts: ImportedFacts;
  present: ImportedFacts;
  imported: Partial<ImportedFacts>;
  kept: Partial<ImportedFacts>;
  isOwned: boolean;
  isChecked: boolean;
}

/**
 * Decides fact by fact. The import writes a fact if the site still has the value of the last import, or if it is
 * unknown on a laundromat without an owner. It never empties a fact.
 */
export function mergeFacts({ facts, present, imported, kept, isOwned, isChecked }: Comparison) {
  const writes: Partial<ImportedFacts> = {};
  const differences: Partial<ImportedFacts> = {};
  for (const name of Object.keys(facts) as FactName[]) {
    const [value, current] = [facts[name], present[name]];
    if (isEmpty(value) || isSame(value, current)) continue;
    const isUntouched = name in imported ? isSame(imported[name], current) : isEmpty(current) && !isOwned;
    const isDeclined = name in kept && isSame(kept[name], value);
    if (isUntouched && !(isChecked && checkedFacts.has(name))) Object.assign(writes, { [name]: value });
    else if (name !== 'checkedOn' && !isDeclined) Object.assign(differences, { [name]: value });
  }
  return { writes, differences };
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function isSame(one: unknown, other: unknown): boolean {
  if (isHours(one) && isHours(other)) return isDeepStrictEqual(comingHours(one), comingHours(other));
  if (isPoint(one) && isPoint(other)) return metresBetween(one, other) <= samePointMetres;
  return isDeepStrictEqual(one ?? null, other ?? null);
}

/** Exceptions beyond this are not compared, because each import reads further ahead than the one before. */
const comparedExceptionDays = comparedDays - 35;

function comingHours({ text, weekly, holidays, exceptions }: ImportedHours) {
  const today = parisToday();
  const end = addDays(today, comparedExceptionDays);
  const coming = exceptions.filter(({ firstDay, lastDay }) => lastDay >= today && firstDay < end);
  const days = coming.map(({ firstDay, lastDay, periods }) => [
    firstDay < today ? today : firstDay,
    lastDay < end ? lastDay : end,
    periods,
  ]);
  return { text, weekly, holidays, days };
}

const isHours = (value: unknown): value is ImportedHours =>
  typeof value === 'object' && value !== null && 'holidays' in value;

const isPoint = (value: unknown): value is Coordinates =>
  typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value;
