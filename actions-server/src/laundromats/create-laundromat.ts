import { randomUUID } from 'node:crypto';
import { withDefaults } from '#contract/laundromat/assumed-facts.ts';
import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { withAgreeingHours } from '#contract/laundromat/hours-form.ts';
import type { OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import type { Laundromats_Insert_Input } from '../hasura/generated/graphql.ts';
import { refusalOf, violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { columnsToRead, holdOneTooMany, reasonsOf } from './first-reading.ts';
import { createLaundromatMutation } from './own-laundromat-documents.ts';
import { ownLaundromat } from './own-laundromats.ts';
import { pinColumns, valueRefusals, type LaundromatServices } from './stated-pin.ts';

export interface Creation {
  laundromat: OwnLaundromat;
  /** False when the same laundromat had been submitted before. */
  isNew: boolean;
}

/**
 * Creates a laundromat under the owner's plan. The database enforces the plan's limit during the insert, because two
 * concurrent submissions would both find room here.
 */
export async function createLaundromat(
  services: LaundromatServices,
  owner: SignedInCaller,
  { id = randomUUID(), ...form }: LaundromatCreate,
): Promise<Creation> {
  const { hasura } = services;
  const { coverage } = await ownerCoverage(hasura, owner.userId, systemFor(owner), id);
  if (!coverage.plan) throw new Error('there is no free plan');
  const tier = { planId: coverage.plan.id, ...coverage.laundromats.at(-1)?.flags };
  const isNew = await store(services, owner, { ...form, id }, tier);
  const stored = await ownLaundromat(hasura, owner, id);
  if (stored === undefined || stored === 'notOwned') throw new ApiError('conflict');
  return { laundromat: stored, isNew };
}

/** Creates a laundromat for which the plan has no room: unpublished, without flags and not counted by the plan. */
export async function createBeyondPlan(
  services: LaundromatServices,
  owner: SignedInCaller,
  form: LaundromatCreate & { id: string },
): Promise<void> {
  await store(services, owner, form, { isActive: false });
}

/** Stores a form with the columns that follow from the plan. Returns false when it was stored before. */
async function store(
  { hasura, places }: LaundromatServices,
  owner: SignedInCaller,
  { latitude, longitude, services, machines, openingExceptions, ...form }: LaundromatCreate & { id: string },
  tier: Laundromats_Insert_Input,
): Promise<boolean> {
  const system = systemFor(owner);
  const pin = await pinColumns({ latitude, longitude }, places);
  const reasons = await reasonsOf(hasura, owner.userId, form, system);
  const isNew = await insert(hasura, owner, {
    ...withDefaults(withAgreeingHours(form)),
    laundromatServices: { data: services.map((serviceId) => ({ serviceId })) },
    machines: { data: machines },
    openingExceptions: { data: openingExceptions },
    ...pin,
    userId: owner.userId,
    ...tier,
    ...columnsToRead(reasons, tier.isActive === true),
  });
  if (isNew && tier.isActive) await holdOneTooMany(hasura, owner.userId, form.id, system);
  if (isNew && !pin) await places.geocode(form.id, system);
  return isNew;
}

async function insert(
  hasura: Hasura,
  owner: SignedInCaller,
  laundromat: Laundromats_Insert_Input,
): Promise<boolean> {
  try {
    await hasura.query(createLaundromatMutation, { laundromat }, systemFor(owner));
    return true;
  } catch (error) {
    if (violates(error, 'laundromats_pkey')) return false;
    throw refusalOf(error, {
      ...valueRefusals,
      laundromats_id_unused: 'laundromatDeleted',
      laundromats_within_plan: 'laundromatLimitReached',
      laundromats_user_id_fkey: 'sessionExpired',
    });
  }
}
