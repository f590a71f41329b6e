import type { Trx } from '../db/database.ts';
import type { Write } from '../http/operation.ts';
import { tooLate, updateObject } from './queries.ts';

/** Links an object to a laundromat at once, or leaves both apart. A pair can be decided again until an import has written facts. */
export const decideSourcePair: Write<'decideSourcePair'> = async (trx, _caller, { id, decision }) => {
  const { sourceType, sourceId, laundromatId, status } = await lockPair(trx, id);
  const source = { type: sourceType, id: sourceId };
  if (status === decision) return source;
  const object = updateObject(trx, source);
  const linking =
    decision === 'same'
      ? object.set({ laundromatId }).where('laundromatId', 'is', null)
      : status === 'same' &&
        object
          .set({ laundromatId: null })
          .where('laundromatId', '=', laundromatId)
          .where('imported', '=', '{}');
  if (linking && (await linking.executeTakeFirst()).numUpdatedRows === 0n) throw tooLate();
  await trx.updateTable('sourceCandidates').set({ status: decision }).where('id', '=', id).execute();
  return source;
};

async function lockPair(trx: Trx, id: string) {
  const pairs = trx
    .selectFrom('sourceCandidates')
    .select(['sourceType', 'sourceId', 'laundromatId', 'status'])
    .where('id', '=', id);
  const pair = await pairs.executeTakeFirst();
  if (!pair) throw tooLate();
  await trx.selectFrom('laundromats').where('id', '=', pair.laundromatId).forNoKeyUpdate().execute();
  await trx
    .selectFrom('sourceObjects')
    .where('type', '=', pair.sourceType)
    .where('id', '=', pair.sourceId)
    .forNoKeyUpdate()
    .execute();
  const locked = await pairs.forNoKeyUpdate().executeTakeFirst();
  if (!locked) throw tooLate();
  return locked;
}
