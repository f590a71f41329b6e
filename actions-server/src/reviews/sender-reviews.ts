import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';
import { removeReviews } from './decide-review.ts';

const mostRemoved = 200;

interface SenderReviews {
  reviewCount: number;
  laundromatCount: number;
}

export function countSenderReviews(db: Database, admin: SignedInCaller, id: string): Promise<SenderReviews> {
  return db.transaction(admin, async (trx) => {
    const { rows } = await sql<SenderReviews>`
      select count(*)::int as review_count, count(distinct laundromat_id)::int as laundromat_count
      from reviews where ${await isOfSender(trx, id)}
    `.execute(trx);
    return rows[0]!;
  });
}

export function removeSenderReviews(
  db: Database,
  admin: SignedInCaller,
  { id, reason }: { id: string; reason: string },
): Promise<SenderReviews> {
  return db.transaction(admin, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from reviews where ${await isOfSender(trx, id)} order by laundromat_id, id limit ${mostRemoved}
    `.execute(trx);
    const laundromats = await removeReviews(trx, admin, { ids: rows.map((review) => review.id), reason });
    return { reviewCount: laundromats.length, laundromatCount: new Set(laundromats).size };
  });
}

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
