import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { removeReviews } from './decide-review.ts';

const mostRemoved = 200;

interface SenderReviews {
  reviewCount: number;
  laundromatCount: number;
}

export const countSenderReviews: Write<'countSenderReviews'> = async (trx, admin, { id }) => {
  const { rows } = await sql<SenderReviews>`
    select count(*)::int as review_count, count(distinct laundromat_id)::int as laundromat_count
    from reviews where ${await isOfSender(trx, id)}
  `.execute(trx);
  return rows[0]!;
};

export const removeSenderReviews: Write<'removeSenderReviews'> = async (trx, admin, { id, reason }) => {
  const { rows } = await sql<{ id: string }>`
    select id from reviews where ${await isOfSender(trx, id)} order by laundromat_id, id limit ${mostRemoved}
  `.execute(trx);
  const laundromats = await removeReviews(trx, admin, { ids: rows.map((review) => review.id), reason });
  return { reviewCount: laundromats.length, laundromatCount: new Set(laundromats).size };
};

async function isOfSender(trx: Trx, id: string) {
  const review = await trx
    .selectFrom('reviews')
    .select(['userId', 'senderHash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!review) throw new ApiError('reviewNotFound');
  const { userId, senderHash } = review;
  if (userId) return sql`user_id = ${userId}`;
  return senderHash ? sql`user_id is null and sender_hash = ${senderHash}` : sql`id = ${id}`;
}
