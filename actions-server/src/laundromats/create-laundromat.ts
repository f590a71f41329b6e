import { randomUUID } from 'node:crypto';
import type { Flags } from '#contract/billing/coverage.ts';
import { withDefaults } from '#contract/laundromat/assumed-facts.ts';
import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { withAgreeingHours } from '#contract/laundromat/hours-form.ts';
import type { OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import { lockAccount, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { Reply } from '../http/operation.ts';
import { geocodeLaundromat } from '../places/geocode-laundromats.ts';
import { assertPostalCode } from '../places/postal-code.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { ownLaundromat } from './own-laundromats.ts';
import { addLists, weekColumn } from './queries.ts';
import { columnsToRead, reasonsOf } from './reading-queue.ts';
import { type LaundromatServices, pinColumns, withFieldOfRefusal } from './stated-pin.ts';

type Form = LaundromatCreate & { id: string };
type Pin = Awaited<ReturnType<typeof pinColumns>>;

export async function createLaundromat(
  { db, hasura, geocoder, logger }: LaundromatServices,
  owner: SignedInCaller,
  { id = randomUUID(), ...form }: LaundromatCreate,
): Promise<OwnLaundromat | Reply<OwnLaundromat>> {
  const { userId } = owner;
  await assertPostalCode(db, form.postalCode);
  // Asked before anything is stored: without an answer of Hasura, the client may repeat the request without this id.
  const present = await ownLaundromat(hasura, owner, id);
  if (present) return new Reply(200, present);
  const pin = await pinColumns(form, geocoder);
  const work = db.transaction(owner, async (trx) => {
    if (!(await lockAccount(trx, userId))) throw new ApiError('sessionExpired');
    return insertLaundromat(trx, userId, { ...form, id }, pin, () => {
      throw new ApiError('laundromatLimitReached');
    });
  });
  const isNew = await work.catch(withFieldOfRefusal);
  if (isNew && !pin) await geocodeLaundromat({ db, geocoder, logger }, id, owner);
  const stored = await ownLaundromat(hasura, owner, id);
  if (!stored) throw new ApiError('conflict');
  return isNew ? stored : new Reply(200, stored);
}

type Tier = Partial<Flags> & { planId?: string };

/**
 * Inserts a form for an owner whose account is locked, under the owner's plan; `withoutRoom` says what happens where it has
 * no room. Returns false when the form was inserted before.
 */
export async function insertLaundromat(
  trx: Trx,
  userId: string,
  { latitude: _, longitude: __, services, machines, openingExceptions, ...form }: Form,
  pin: Pin,
  withoutRoom: () => Tier,
): Promise<boolean> {
  const { id } = form;
  const before = trx.selectFrom('laundromats').select('id').where('id', '=', id);
  if (await before.executeTakeFirst()) return false;
  const { coverage, hasRoom } = await ownerCoverage(trx, userId, id);
  if (!coverage.plan) throw new Error('there is no free plan');
  const tier: Tier = hasRoom
    ? { planId: coverage.plan.id, ...coverage.laundromats.at(-1)?.flags }
    : withoutRoom();
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
}
