import { sql } from 'kysely';
import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { violatedConstraint } from '../db/database-error.ts';
import type { Trx } from '../db/database.ts';
import type { Geocoder } from '../places/geocoder.ts';
import { insertLaundromat } from './create-laundromat.ts';
import { isPinRefusal, pinColumns } from './stated-pin.ts';

type Form = LaundromatCreate & { id: string };

/** Tells whether the geocoder accepts the pin of a form. Asked before the transaction, because it may take a while. */
export async function hasGoodPin(
  geocoder: Pick<Geocoder, 'reverse'>,
  form: LaundromatCreate,
): Promise<boolean> {
  try {
    await pinColumns(form, geocoder);
    return true;
  } catch (error) {
    if (!isPinRefusal(error)) throw error;
    return false;
  }
}

/**
 * Creates the laundromat of a paid draft under the id of the draft: published, or unpublished where the owner's plan has
 * no room for it. Leaves out services that were deleted in the meantime. Idempotent.
 */
export async function createPaidLaundromat(trx: Trx, userId: string, draft: Form): Promise<void> {
  const form = { ...draft, services: await presentServices(trx, draft.services) };
  const insert = (pin: Parameters<typeof insertLaundromat>[3]) =>
    insertLaundromat(trx, userId, form, pin, () => ({ isActive: false }));
  const { latitude, longitude } = form;
  if (latitude == null || longitude == null) return void (await insert(null));
  await sql`savepoint before_laundromat`.execute(trx);
  try {
    await insert({ latitude, longitude, locationSource: 'pin' });
  } catch (error) {
    if (violatedConstraint(error) !== 'laundromats_location_near_commune') throw error;
    await sql`rollback to savepoint before_laundromat`.execute(trx);
    await insert(null);
  }
}

async function presentServices(trx: Trx, ids: string[]): Promise<string[]> {
  const present = await trx
    .selectFrom('services')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .forKeyShare()
    .execute();
  return present.map(({ id }) => id);
}
