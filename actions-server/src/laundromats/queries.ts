import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { transactionTime, type Trx } from '../db/database.ts';
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
  if (services.length > 0) await trx.insertInto('laundromatServices').values(services).execute();
  if (exceptions.length > 0) await trx.insertInto('openingExceptions').values(exceptions).execute();
}

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
