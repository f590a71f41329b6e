import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { moderatedNames } from '#contract/laundromat/fields.ts';
import type { LaundromatPatch } from '#contract/laundromat/forms.ts';
import { fieldsToHold } from '#contract/laundromat/held-changes.ts';
import { withAgreeingHours } from '#contract/laundromat/hours-form.ts';
import type { OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import { heldFields, unreadParts } from '#contract/moderation/moderated-fields.ts';
import { holdsBack } from '#contract/moderation/reading-rules.ts';
import { lockAccount, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { geocodeLaundromat } from '../places/geocode-laundromats.ts';
import { assertPostalCode } from '../places/postal-code.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { ownLaundromat } from './own-laundromats.ts';
import {
  addLists,
  type LockedLaundromat,
  lockToChange,
  storedExceptions,
  storedMachines,
  checkTime,
  statedColumns,
} from './queries.ts';
import { queueParts, reasonsOf } from './reading-queue.ts';
import { compareShown } from './shown-values.ts';
import { type LaundromatServices, noPin, pinColumns, withFieldOfRefusal } from './stated-pin.ts';

type Patch = Omit<LaundromatPatch, 'seen'>;
/** The columns as they are: all but the lists and the pin. */
type Fields = Omit<Patch, 'services' | 'machines' | 'openingExceptions' | 'latitude' | 'longitude'>;
type StatedPin = Awaited<ReturnType<typeof pinColumns>>;

/**
 * Updates an owner's laundromat; each list in the patch replaces the stored one. Changes that must wait for approval
 * are stored beside the published text. Refused when other values are stored than the form showed.
 */
export async function updateLaundromat(
  { db, hasura, geocoder, logger }: LaundromatServices,
  owner: SignedInCaller,
  id: string,
  { seen, ...patch }: LaundromatPatch,
): Promise<OwnLaundromat> {
  const { services: _, machines: __, openingExceptions: ___, latitude, longitude, ...texts } = patch;
  const fields = withAgreeingHours(texts);
  const changes = { ...patch, ...fields };
  await db.transaction(owner, (trx) => lockToChange(trx, owner, id));
  await assertPostalCode(db, patch.postalCode);
  const pin = await pinColumns({ latitude, longitude }, geocoder);
  const work = db.transaction(owner, async (trx) => {
    await lockAccount(trx, owner.userId);
    const before = await lockToChange(trx, owner, id);
    if (before.closedAt) throw new ApiError('laundromatClosed');
    const edit = seen ? await compareShown(trx, id, seen, changes) : 'current';
    if (edit === 'current') await writePatch(trx, before, { patch: changes, fields, pin });
    return edit;
  });
  const edit = await work.catch(withFieldOfRefusal);
  if (edit === 'current' && !pin) await geocodeLaundromat({ db, geocoder, logger }, id, owner);
  const stored = await ownLaundromat(hasura, owner, id);
  // Another owner may have got it in the meantime.
  if (!stored) throw new ApiError('laundromatNotFound');
  if (edit !== 'newer') return stored;
  const current = Object.fromEntries(Object.entries(stored).filter(([name]) => name in seen!));
  throw new ApiError('newerValues', { current });
}

async function writePatch(
  trx: Trx,
  before: LockedLaundromat,
  { patch, fields, pin }: { patch: Patch; fields: Fields; pin: StatedPin },
): Promise<void> {
  const { id } = before;
  const changed = await changedParts(trx, before, patch);
  if (before.isActive) await queueParts(trx, id, changed);
  const { published, held } = before.isActive
    ? heldApart({ ...before, ...(before.approvedContent as object | null) }, fields)
    : {
        published: {
          ...fields,
          ...(await rereadColumns(trx, { ...before, ...fields })),
          // After a refusal, a correction waits for an administrator again.
          ...(before.refusedAt && isCorrected(before, fields, changed) && { refusedAt: null }),
        },
        held: {},
      };
  if (patch.machines) await trx.deleteFrom('machines').where('laundromatId', '=', id).execute();
  await trx
    .updateTable('laundromats')
    .set({
      ...statedColumns({
        ...published,
        ...(pin === null && before.locationSource === 'pin' ? noPin : pin),
      }),
      ...checkTime({ ...published, latitude: patch.latitude, machines: patch.machines }),
      heldContent: sql`held_content || ${JSON.stringify(held)}::jsonb`,
    })
    .where('id', '=', id)
    .execute();
  if (patch.services) await trx.deleteFrom('laundromatServices').where('laundromatId', '=', id).execute();
  if (patch.openingExceptions)
    await trx.deleteFrom('openingExceptions').where('laundromatId', '=', id).execute();
  await addLists(trx, id, patch);
}

const isCorrected = (before: LockedLaundromat, fields: Patch, parts: object) =>
  Object.keys(parts).length > 0 ||
  moderatedNames.some((name) => fields[name] !== undefined && fields[name] !== before[name]);

async function changedParts(trx: Trx, before: LockedLaundromat, patch: Patch) {
  const machines = await storedMachines(trx, before.id);
  const exceptions = await storedExceptions(trx, before.id);
  const isPin = before.locationSource === 'pin';
  const present: Record<string, unknown> = {
    ...before,
    ...(!isPin && patch.latitude === null && noPin),
    machines: machines.map(({ id: _, ...machine }) => machine),
    openingExceptions: exceptions.map(({ id: _, ...exception }) => exception),
  };
  const { statedHours: hours, statedPriceFrom: priceFrom } = before;
  const former: Record<string, unknown> = { ...present, hours, priceFrom, ...(!isPin && noPin) };
  const changed = unreadParts.filter(
    (name) =>
      name in patch &&
      name in present &&
      !isDeepStrictEqual(comparable(patch[name as keyof Patch]), comparable(present[name])),
  );
  return Object.fromEntries(changed.map((name) => [name, former[name] ?? null]));
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, comparable(part)]));
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : (value ?? null);
}

/** Applies the reading rules to the changed laundromat: no payment publishes what one of them holds back. */
async function rereadColumns(trx: Trx, changed: Parameters<typeof reasonsOf>[2] & { userId: string | null }) {
  const reasons = await reasonsOf(trx, changed.userId!, changed);
  return holdsBack(reasons) ? { readingReasons: reasons, needsApproval: true } : {};
}

/**
 * Splits an edit into what is published now and what is stored as held. `held` also has texts that need not wait: the
 * database then discards an earlier value that waits.
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
