import type { LaundromatPatch } from '#contract/laundromat/forms.ts';
import { withAgreeingHours } from '#contract/laundromat/hours-form.ts';
import type { OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { breaks } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { updateLaundromatMutation } from './own-laundromat-documents.ts';
import { ownLaundromat } from './own-laundromats.ts';
import { serviceRefusal } from './create-laundromat.ts';
import { distanceRefusal, pinColumns, type LaundromatServices } from './stated-pin.ts';

/** The database replaces it by the centre of the commune. */
const noPin = { latitude: null, longitude: null };

/** Updates an owner's laundromat; each list in the patch replaces the stored one. */
export async function updateLaundromat(
  { hasura, places }: LaundromatServices,
  owner: SignedInCaller,
  id: string,
  { seen, ...patch }: LaundromatPatch,
): Promise<OwnLaundromat> {
  const { services, machines, openingExceptions, latitude, longitude, ...texts } = patch;
  const before = await assertOwn(hasura, owner, id);
  const fields = withAgreeingHours(texts);
  const stated = await pinColumns({ latitude, longitude }, places);
  const pin = stated === null && before.locationSource === 'pin' ? noPin : stated;
  // Writes the owner again, because a patch may have no columns.
  const variables = {
    id,
    userId: owner.userId,
    checks: seen ? [editCheck(id, seen, { ...patch, ...fields })] : [],
    changes: { ...fields, ...pin, userId: owner.userId },
    replacesServices: services !== undefined,
    services: services?.map((serviceId) => ({ laundromatId: id, serviceId })) ?? [],
    replacesMachines: machines !== undefined,
    machines: machines?.map((machine) => ({ ...machine, laundromatId: id })) ?? [],
    replacesExceptions: openingExceptions !== undefined,
    exceptions: openingExceptions?.map((exception) => ({ ...exception, laundromatId: id })) ?? [],
  };
  const system = systemFor(owner);
  try {
    await hasura.query(updateLaundromatMutation, variables, system);
  } catch (error) {
    const stored = await assertOwn(hasura, owner, id);
    if (seen && breaks(error, 'edit_checks_already_saved')) return stored;
    if (seen && breaks(error, 'edit_checks_newer_values')) {
      const current = Object.fromEntries(Object.entries(stored).filter(([name]) => name in seen));
      throw new ApiError('newerValues', { current, cause: error });
    }
    throw serviceRefusal(distanceRefusal(error));
  }
  if (!stated) await places.geocode(id, system);
  return assertOwn(hasura, owner, id);
}

/** Returns the check of the fields whose values the caller has seen, see the table `edit_checks`. */
function editCheck(id: string, seen: object, values: Record<string, unknown>) {
  const written = Object.fromEntries(Object.keys(seen).map((name) => [name, values[name] ?? null]));
  return { tableName: 'laundromats', rowId: id, seen, written };
}

async function assertOwn(hasura: Hasura, owner: SignedInCaller, id: string): Promise<OwnLaundromat> {
  const laundromat = await ownLaundromat(hasura, owner, id);
  if (laundromat === undefined) throw new ApiError('laundromatNotFound');
  if (laundromat === 'notOwned') throw new ApiError('notYourLaundromat');
  return laundromat;
}
