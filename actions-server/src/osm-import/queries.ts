import { CompiledQuery } from 'kysely';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SqlClient, StoredObject } from './batch.ts';
import { readLaundromats } from './site-laundromats.ts';

export type SourceKey = Pick<StoredObject, 'type' | 'id'>;

export const tooLate = () =>
  new ApiError('conflict', {
    message: "Cet élément a changé entre-temps, ou c'est déjà décidé. La liste est à jour.",
  });

/** Lets functions of the import, which take a connection, run in a transaction of the server. */
export const clientOf = (trx: Trx): SqlClient => ({
  query: (text, values = []) => trx.executeQuery(CompiledQuery.raw(text, values)),
});

/**
 * Locks the laundromat that an object describes, then the object, in the order of an import. Refuses an unpublished
 * laundromat.
 */
export async function lockDescribed(trx: Trx, { type, id }: SourceKey) {
  const objects = trx.selectFrom('sourceObjects').where('type', '=', type).where('id', '=', id);
  const described = await objects.select('laundromatId').executeTakeFirst();
  const laundromatId = described?.laundromatId;
  if (!laundromatId) throw tooLate();
  const laundromat = (await readLaundromats(clientOf(trx), [laundromatId])).get(laundromatId);
  const object = await objects
    .select(['differences', 'kept', 'imported'])
    .where('laundromatId', '=', laundromatId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!laundromat?.isPublished || !object) throw tooLate();
  return { laundromat, object: object as Pick<StoredObject, 'differences' | 'kept' | 'imported'> };
}
