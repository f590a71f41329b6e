import { sql } from 'kysely';
import { columnOf } from '#contract/laundromat/fields.ts';

/** Writes the week as JSON, which the driver would otherwise send as an array. */
export const weekColumn = <Form extends { weeklyHours?: unknown }>({ weeklyHours, ...form }: Form) => ({
  ...form,
  ...(weeklyHours !== undefined && { weeklyHours: weeklyHours && JSON.stringify(weeklyHours) }),
});

/** The columns of an update. What it states is no longer assumed, even if the value is the same. */
export function statedColumns<Form extends object & { weeklyHours?: unknown }>(form: Form) {
  const stated = Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : columnOf(name)));
  return {
    ...weekColumn(form),
    assumedFacts: sql<string[]>`array(select unnest(assumed_facts) except select unnest(${stated}::text[]))`,
  };
}
