import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';

export const askOwner: Write<'askOwner'> = async (
  trx,
  caller,
  { question: { id, laundromatId, question } },
) => {
  const { userId } = caller;
  const asker = await trx
    .selectFrom('users')
    .select(['firstName', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const laundromat = await trx
    .selectFrom('laundromats')
    .leftJoin('users', 'users.id', 'laundromats.userId')
    .select(['laundromats.isActive', 'userId'])
    .select(sql<boolean>`coalesce(users.is_active and users.email_verified, false)`.as('isReachable'))
    .where('laundromats.id', '=', laundromatId)
    .executeTakeFirst();
  if (!asker?.emailVerified) throw new ApiError('emailUnconfirmed');
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  if (laundromat.userId === userId) throw new ApiError('ownLaundromatAsked');
  if (!laundromat.isReachable) throw new ApiError('ownerUnreachable');
  const sent = { laundromatId, userId, question };
  const stored = await trx
    .insertInto('ownerQuestions')
    .values({ id, ...sent, authorName: asker.firstName })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .returning(['laundromatId', 'userId', 'question'])
    .executeTakeFirstOrThrow();
  if (!isDeepStrictEqual(stored, sent)) throw new ApiError('conflict');
  return { id };
};
