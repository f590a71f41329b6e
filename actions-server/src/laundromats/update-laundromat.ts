import { isDeepStrictEqual } from 'node:util';
import type { LaundromatPatch } from '#contract/laundromat/forms.ts';
import { fieldsToHold, heldFields } from '#contract/laundromat/held-changes.ts';
import { withAgreeingHours } from '#contract/laundromat/hours-form.ts';
import type { OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import { unreadParts } from '#contract/moderation/moderated-fields.ts';
import { holdsBack, type ReadLaundromat } from '#contract/moderation/reading-rules.ts';
import { refusalOf, violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { assertPostalCode } from '../hasura/postal-code.ts';
import { queueParts } from '../hasura/unread-parts.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { closureRefusals } from './close-laundromat.ts';
import { reasonsOf } from './first-reading.ts';
import { approvedContentQuery, updateLaundromatMutation } from './own-laundromat-documents.ts';
import { ownLaundromat } from './own-laundromats.ts';
import { pinColumns, valueRefusals, type LaundromatServices } from './stated-pin.ts';

/** The database stores the centre of the commune instead. */
const noPin = { latitude: null, longitude: null };

/**
 * Updates an owner's laundromat; each list in the patch replaces the stored one. Changes of a published laundromat that
 * must wait for approval are stored beside the published text.
 */
export async function updateLaundromat(
  { hasura, places }: LaundromatServices,
  owner: SignedInCaller,
  id: string,
  { seen, ...patch }: LaundromatPatch,
): Promise<OwnLaundromat> {
  const { services, machines, openingExceptions, latitude, longitude, ...texts } = patch;
  const system = systemFor(owner);
  const [before, { laundromats_by_pk: row }] = await Promise.all([
    assertOwn(hasura, owner, id),
    hasura.query(approvedContentQuery, { id }, system),
    assertPostalCode(hasura, patch.postalCode, system),
  ]);
  // Compares with the approved text and not with the last change, so that many small changes add up.
  const approved = { ...before, ...(row?.approvedContent as Partial<LaundromatPatch> | null) };
  const fields = withAgreeingHours(texts);
  const stated = await pinColumns({ latitude, longitude }, places);
  const pin = stated === null && before.locationSource === 'pin' ? noPin : stated;
  const { published, held } = before.isActive
    ? heldApart(approved, fields)
    : {
        published: { ...fields, ...(await rereadColumns(hasura, owner, { ...before, ...fields })) },
        held: {},
      };
  if (before.isActive) await queueParts(hasura, id, changedParts(before, { ...patch, ...fields }), system);
  // Writes the owner unchanged, because a patch may have no columns.
  const variables = {
    id,
    userId: owner.userId,
    checks: seen ? [editCheck(id, seen, { ...patch, ...fields })] : [],
    changes: { ...published, ...pin, userId: owner.userId },
    held,
    replacesServices: services !== undefined,
    services: services?.map((serviceId) => ({ laundromatId: id, serviceId })) ?? [],
    replacesMachines: machines !== undefined,
    machines: machines?.map((machine) => ({ ...machine, laundromatId: id })) ?? [],
    replacesExceptions: openingExceptions !== undefined,
    exceptions: openingExceptions?.map((exception) => ({ ...exception, laundromatId: id })) ?? [],
  };
  try {
    await hasura.query(updateLaundromatMutation, variables, system);
  } catch (error) {
    const stored = await assertOwn(hasura, owner, id);
    if (seen && violates(error, 'edit_checks_already_saved')) return stored;
    if (seen && violates(error, 'edit_checks_newer_values')) {
      const current = Object.fromEntries(Object.entries(stored).filter(([name]) => name in seen));
      throw new ApiError('newerValues', { current, cause: error });
    }
    throw refusalOf(error, { ...valueRefusals, ...closureRefusals });
  }
  if (!stated) await places.geocode(id, system);
  return assertOwn(hasura, owner, id);
}

/** Returns the former values of the parts that a patch changes. */
function changedParts(before: OwnLaundromat, patch: Partial<LaundromatPatch>) {
  const present = { ...before, ...(before.locationSource !== 'pin' && patch.latitude === null && noPin) };
  const changed = unreadParts.filter(
    (name) =>
      name in patch &&
      name in before &&
      !isDeepStrictEqual(
        comparable(patch[name as keyof LaundromatPatch]),
        comparable(present[name as keyof OwnLaundromat]),
      ),
  );
  return Object.fromEntries(changed.map((name) => [name, before[name as keyof OwnLaundromat] ?? null]));
}

/** Returns a value in which an amount is the same as a number and as a decimal string. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, comparable(part)]));
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : (value ?? null);
}

/** An unpublished laundromat is read again: no payment publishes what a rule holds. */
async function rereadColumns(
  hasura: Hasura,
  owner: SignedInCaller,
  changed: ReadLaundromat & { id: string },
) {
  const reasons = await reasonsOf(hasura, owner.userId, changed, systemFor(owner));
  return holdsBack(reasons) ? { readingReasons: reasons, needsApproval: true } : {};
}

/** Returns the check of the fields whose values the caller has seen, see the table `edit_checks`. */
function editCheck(id: string, seen: object, values: Record<string, unknown>) {
  const written = Object.fromEntries(Object.keys(seen).map((name) => [name, values[name] ?? null]));
  return { tableName: 'laundromats', rowId: id, seen, written };
}

/**
 * Separates the texts that wait for approval. `held` also has the texts that need not wait, so that the database
 * discards an earlier value that waits.
 */
function heldApart<Fields extends Partial<LaundromatPatch>>(
  approved: Parameters<typeof fieldsToHold>[1],
  fields: Fields,
) {
  const waiting = fieldsToHold(fields, approved);
  const published = { ...fields };
  for (const name of waiting) delete published[name];
  const stated = heldFields.filter((name) => fields[name] !== undefined);
  return { published, held: Object.fromEntries(stated.map((name) => [name, fields[name] ?? null])) };
}

async function assertOwn(hasura: Hasura, owner: SignedInCaller, id: string): Promise<OwnLaundromat> {
  const laundromat = await ownLaundromat(hasura, owner, id);
  if (laundromat === undefined) throw new ApiError('laundromatNotFound');
  if (laundromat === 'notOwned') throw new ApiError('notYourLaundromat');
  return laundromat;
}
