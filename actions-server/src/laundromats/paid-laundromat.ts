import { sql } from 'kysely';
import { coordinatesOf } from '#contract/laundromat/coordinates.ts';
import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { violatedConstraint } from '../db/database-error.ts';
import type { Trx } from '../db/database.ts';
import { insertLaundromat } from './create-laundromat.ts';

type Form = LaundromatCreate & { id: string };

/**
 * Creates the laundromat of a paid draft under the id of the draft: published, or unpublished where the owner's plan has
 * no room for it. Leaves out services that were deleted in the meantime. Idempotent.
 */
export async function createPaidLaundromat(trx: Trx, userId: string, draft: Form): Promise<void> {
  const form = { ...draft, services: await presentServices(trx, draft.services) };
  const insert = (columns: Parameters<typeof insertLaundromat>[3]) =>
    insertLaundromat(trx, userId, form, columns, () => ({ isActive: false }));
  const pin = coordinatesOf(form);
  if (!pin) return void (await insert(null));
  await sql`savepoint before_laundromat`.execute(trx);
  try {
    await insert({ ...pin, locationSource: 'pin' });
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
