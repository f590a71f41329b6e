import { sql } from 'kysely';
import { columnOf } from '#contract/laundromat/fields.ts';
import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { clockTime, transactionTime, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';

export type LockedLaundromat = Awaited<ReturnType<typeof lockToChange>>;

/**
 * Locks a laundromat that the caller may change: an owner their own, an administrator any. Another owner's unpublished one
 * is refused like an unknown one.
 */
export async function lockToChange(trx: Trx, { role, userId }: SignedInCaller, id: string) {
  const laundromat = await trx
    .selectFrom('laundromats')
    .select(['id', 'userId', 'isActive', 'isPremium', 'isFeatured', 'closedAt', 'refusedAt', 'needsApproval'])
    .select(['approvedContent', 'name', 'address', 'city', 'postalCode', 'phone', 'email', 'description'])
    .select(['website', 'facebook', 'instagram', 'priceFrom', 'hours', 'weeklyHours', 'holidayHours'])
    .select(['cycleMinutes', 'latitude', 'longitude', 'locationSource', 'statedHours', 'statedPriceFrom'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const mayChange = role === 'site_admin' || laundromat?.userId === userId;
  if (!laundromat || (!mayChange && !laundromat.isActive)) throw new ApiError('laundromatNotFound');
  if (!mayChange) throw new ApiError('notYourLaundromat');
  return laundromat;
}

/** Neither a payment nor the end of one publishes a closed laundromat. */
export const closedNow = {
  closedAt: transactionTime,
  isActive: false,
  isPremium: false,
  isFeatured: false,
  featuredUntil: null,
};

export const notPublished = () =>
  new ApiError('conflict', { message: 'Seule une fiche publiée peut être fermée définitivement.' });

type Lists = Partial<Pick<LaundromatCreate, 'services' | 'machines' | 'openingExceptions'>>;

export async function addLists(trx: Trx, laundromatId: string, lists: Lists): Promise<void> {
  const services = lists.services?.map((serviceId) => ({ laundromatId, serviceId })) ?? [];
  const machines = lists.machines?.map((machine) => ({ ...machine, laundromatId })) ?? [];
  const exceptions =
    lists.openingExceptions?.map(({ periods, ...days }) => ({
      ...days,
      laundromatId,
      periods: periods && JSON.stringify(periods),
    })) ?? [];
  if (machines.length > 0) await trx.insertInto('machines').values(machines).execute();
  if (services.length > 0)
    await trx
      .insertInto('laundromatServices')
      .values(services)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (exceptions.length > 0) await trx.insertInto('openingExceptions').values(exceptions).execute();
}

/** Deletes the services of a laundromat except these, of which {@link addLists} adds the missing ones. */
export const deleteOtherServices = (trx: Trx, laundromatId: string, services: readonly string[]) =>
  trx
    .deleteFrom('laundromatServices')
    .where('laundromatId', '=', laundromatId)
    .where(sql<boolean>`service_id <> all (${services}::uuid[])`)
    .execute();

export async function storedMachines(trx: Trx, laundromatId: string) {
  const machines = await trx
    .selectFrom('machines')
    .select(['id', 'kind', 'capacityKg', 'count', 'price', 'minutes'])
    .where('laundromatId', '=', laundromatId)
    .orderBy('kind', 'desc')
    .orderBy('capacityKg')
    .orderBy('price')
    .orderBy('id')
    .execute();
  return machines.map((machine) => ({ ...machine, capacityKg: Number(machine.capacityKg) }));
}

export const storedExceptions = (trx: Trx, laundromatId: string) =>
  trx
    .selectFrom('openingExceptions')
    .select(['id', 'firstDay', 'lastDay', 'periods', 'reason'])
    .where('laundromatId', '=', laundromatId)
    .orderBy('firstDay')
    .execute();

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

const paidMessage =
  "Cette fiche a été payée et n'a pas été publiée. Refusez-la d'abord\u00a0: son paiement est alors remboursé.";

const owedMessage =
  "Le paiement de cette fiche n'est pas encore remboursé. Choisissez d'abord «\u00a0Rembourser\u00a0».";

/** Call it before a held or refused laundromat is taken from its owner, who was promised a refund: a refusal makes it. */
export async function refuseUnrefunded(trx: Trx, id: string): Promise<void> {
  const paid = await trx
    .selectFrom('laundromatDrafts')
    .innerJoin('laundromats', 'laundromats.id', 'laundromatDrafts.laundromatId')
    .select('refusedAt')
    .where('laundromats.id', '=', id)
    .where('needsApproval', '=', true)
    .where(
      sql<boolean>`case when refused_at is null then refund is distinct from 'done' else refund = 'failed' or exists (
        select from possible_duplicates p where p.laundromat_id = laundromats.id and p.refund = 'due'
      ) end`,
    )
    .executeTakeFirst();
  if (paid) throw new ApiError('conflict', { message: paid.refusedAt ? owedMessage : paidMessage });
}

/**
 * Call it after a change of owner: nobody reviews their own laundromat, claims are disputes while it has an owner, and the
 * former owner's offers end.
 */
export async function followOwner(trx: Trx, laundromatId: string): Promise<void> {
  await sql`
    update reviews r set held_reason = 'owner' from laundromats l
    where l.id = ${laundromatId} and r.laundromat_id = l.id and r.user_id = l.user_id and r.held_reason is null`.execute(
    trx,
  );
  await sql`
    update laundromat_claims c set is_dispute = l.user_id is not null from laundromats l
    where l.id = ${laundromatId} and c.laundromat_id = l.id and c.status = 'submitted'
      and c.user_id is distinct from l.user_id and c.is_dispute <> (l.user_id is not null)`.execute(trx);
  await cancelOffers(trx, laundromatId);
}

/** Ends the open offers of a laundromat: a later one replaces them, or its owner changes. */
export async function cancelOffers(trx: Trx, laundromatId: string): Promise<void> {
  await trx
    .updateTable('laundromatTransfers')
    .set({ status: 'cancelled' })
    .where('laundromatId', '=', laundromatId)
    .where('status', '=', 'open')
    .execute();
}
