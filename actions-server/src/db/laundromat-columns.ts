import { sql } from 'kysely';
import { columnOf } from '#contract/laundromat/fields.ts';

/** Writes the week as JSON, which the driver would otherwise send as an array. */
export const weekColumn = <Form extends { weeklyHours?: unknown }>({ weeklyHours, ...form }: Form) => ({
  ...form,
  ...(weeklyHours !== undefined && { weeklyHours: weeklyHours && JSON.stringify(weeklyHours) }),
});

/**
 * The columns of an update. What it states is no longer assumed, and where it is was written now, even if the value is
 * the same.
 */
export function statedColumns<Form extends Record<string, unknown>>(form: Form) {
  const stated = Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : columnOf(name)));
  return {
    ...weekColumn(form),
    assumedFacts: sql<string[]>`array(select unnest(assumed_facts) except select unnest(${stated}::text[]))`,
    ...(form.latitude != null && { locatedAt: sql<Date>`clock_timestamp()` }),
  };
}

const checkedFields = [
  'address',
  'postalCode',
  'city',
  'latitude',
  'phone',
  'priceFrom',
  'machines',
  'hours',
  'weeklyHours',
  'holidayHours',
  'cycleMinutes',
];

/** The time of the check, if a person states one of the facts that visitors rely on. */
export const checkTime = (form: Record<string, unknown>) =>
  checkedFields.some((name) => form[name] !== undefined) ? { factsCheckedAt: sql<Date>`now()` } : {};
