import { type RawBuilder, sql } from 'kysely';
import { columnOf } from '#contract/laundromat/fields.ts';
import { clockTime, transactionTime, type Trx } from './database.ts';

/** Writes the week as JSON, which the driver would otherwise send as an array. */
export const weekColumn = <Form extends { weeklyHours?: unknown }>({ weeklyHours, ...form }: Form) => ({
  ...form,
  ...(weeklyHours !== undefined && { weeklyHours: weeklyHours && JSON.stringify(weeklyHours) }),
});

/** The columns of an update. What it states is no longer assumed, and its point is dated now, even if the values are the same. */
export function statedColumns<Form extends Record<string, unknown>>(form: Form) {
  const stated = Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : columnOf(name)));
  return {
    ...weekColumn(form),
    assumedFacts: sql<
      string[]
    >`array(select fact from unnest(assumed_facts) fact where fact <> all (${stated}::text[]))`,
    ...(form.latitude != null && { locatedAt: clockTime }),
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
  checkedFields.some((name) => form[name] !== undefined) ? { factsCheckedAt: transactionTime } : {};

/** Call it after a change of owner: nobody reviews their own laundromat. */
export const holdOwnReviews = (trx: Trx, laundromatId: string) =>
  sql`
    update reviews r set held_reason = 'owner' from laundromats l
    where l.id = ${laundromatId} and r.laundromat_id = l.id and r.user_id = l.user_id and r.held_reason is null`.execute(
    trx,
  );

/**
 * Returns the statement that deletes laundromats. The addresses of those that were closed for good then lead to their town.
 */
export const deletionOfLaundromats = (condition: RawBuilder<unknown>) => sql`
  with closed as (
    select id, slug, commune_id from laundromats where ${condition} and closed_at is not null and commune_id is not null
  ), former as (
    update laundromat_redirects r set laundromat_id = null, commune_id = closed.commune_id
    from closed where r.laundromat_id = closed.id
  ), own as (
    insert into laundromat_redirects (slug, commune_id) select slug, commune_id from closed on conflict do nothing
  )
  delete from laundromats where ${condition}`;
