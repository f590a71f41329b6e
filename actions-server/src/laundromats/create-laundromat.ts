import { randomUUID } from 'node:crypto';
import { isWithin } from '#contract/billing/coverage.ts';
import { withDefaults } from '#contract/laundromat/assumed-facts.ts';
import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { withAgreeingHours } from '#contract/laundromat/hours-form.ts';
import type { OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import { coverageForWrite } from '../coverage/coverage-for-write.ts';
import type { Trx } from '../db/database.ts';
import { lockAccount } from '../db/lock-account.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { columnsToRead, reasonsOf } from './first-reading.ts';
import { ownLaundromat } from './own-laundromats.ts';
import { addLists, weekColumn } from './queries.ts';
import { pinColumns, withFieldOfRefusal, type LaundromatServices } from './stated-pin.ts';

export interface Creation {
  laundromat: OwnLaundromat;
  /** False when the same laundromat had been submitted before. */
  isNew: boolean;
}

type Form = LaundromatCreate & { id: string };

/** Creates a laundromat under the owner's plan, which must have room. */
export async function createLaundromat(
  services: LaundromatServices,
  owner: SignedInCaller,
  { id = randomUUID(), ...form }: LaundromatCreate,
): Promise<Creation> {
  const isNew = await store(services, owner, { ...form, id }, tierUnderPlan);
  const stored = await ownLaundromat(services.hasura, owner, id);
  if (stored === undefined || stored === 'notOwned') throw new ApiError('conflict');
  return { laundromat: stored, isNew };
}

/** Creates a laundromat for which the plan has no room: unpublished, without flags and not counted by the plan. */
export async function createBeyondPlan(
  services: LaundromatServices,
  owner: SignedInCaller,
  form: Form,
): Promise<void> {
  await store(services, owner, form, async () => ({ isActive: false }));
}

interface Tier {
  planId?: string;
  isActive?: boolean;
  isPremium?: boolean;
  isFeatured?: boolean;
  featuredUntil?: string | null;
}

/** Returns the columns that follow from the plan. Refuses when it has no room. */
async function tierUnderPlan(trx: Trx, userId: string, id: string): Promise<Tier> {
  const { coverage, others } = await coverageForWrite(trx, userId, id);
  if (!coverage.plan) throw new Error('there is no free plan');
  if (!isWithin({ maxLaundromats: coverage.room }, others.length))
    throw new ApiError('laundromatLimitReached');
  return { planId: coverage.plan.id, ...coverage.laundromats.at(-1)?.flags };
}

/** Stores a form with the columns that follow from the plan. Returns false when it was stored before. */
async function store(
  { db, places }: LaundromatServices,
  owner: SignedInCaller,
  { latitude, longitude, services, machines, openingExceptions, ...form }: Form,
  tierOf: (trx: Trx, userId: string, id: string) => Promise<Tier>,
): Promise<boolean> {
  const { id } = form;
  const { userId } = owner;
  const pin = await pinColumns({ latitude, longitude }, places);
  const stored = db.transaction(owner, async (trx) => {
    if (!(await lockAccount(trx, userId))) throw new ApiError('sessionExpired');
    const before = trx.selectFrom('laundromats').select('id').where('id', '=', id);
    if (await before.executeTakeFirst()) return false;
    const tier = await tierOf(trx, userId, id);
    const reasons = await reasonsOf(trx, userId, form);
    await trx
      .insertInto('laundromats')
      .values({
        ...weekColumn(withDefaults(withAgreeingHours(form))),
        ...pin,
        userId,
        ...tier,
        ...columnsToRead(reasons, tier.isActive === true),
      })
      .execute();
    await addLists(trx, id, { services, machines, openingExceptions });
    return true;
  });
  const isNew = await stored.catch(withFieldOfRefusal);
  if (isNew && !pin) await places.geocode(id, owner);
  return isNew;
}
