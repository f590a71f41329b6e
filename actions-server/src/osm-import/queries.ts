import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { StoredObject } from './batch.ts';
import { readLaundromats } from './site-laundromats.ts';

export type SourceKey = Pick<StoredObject, 'type' | 'id'>;

export const tooLate = () =>
  new ApiError('conflict', {
    message: "Cet élément a changé entre-temps, ou c'est déjà décidé. La liste est à jour.",
  });

export const updateObject = (trx: Trx, { type, id }: SourceKey) =>
  trx.updateTable('sourceObjects').where('type', '=', type).where('id', '=', id);

/**
 * Locks the laundromat that an object describes, then the object, in the order of an import. Refuses an unpublished
 * laundromat.
 */
export async function lockDescribed(trx: Trx, { type, id }: SourceKey) {
  const objects = trx.selectFrom('sourceObjects').where('type', '=', type).where('id', '=', id);
  const described = await objects.select('laundromatId').executeTakeFirst();
  const laundromatId = described?.laundromatId;
  if (!laundromatId) throw tooLate();
  const laundromat = (await readLaundromats(trx, [laundromatId])).get(laundromatId);
  const object = await objects
    .select(['differences', 'kept', 'imported'])
    .where('laundromatId', '=', laundromatId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!laundromat?.isPublished || !object) throw tooLate();
  return { laundromat, object: object as Pick<StoredObject, 'differences' | 'kept' | 'imported'> };
}
