import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { beginDecision, logDecisions } from '../db/decision-log.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import type { SignedInCaller } from '../session/caller.ts';

export const decideReview: Write<'decideReview'> = async (trx, administrator, { id, decision, reason }) => {
  const decided =
    decision === 'published'
      ? await publishReview(trx, administrator, id)
      : (await removeReviews(trx, administrator, { ids: [id], reason: reason! })).length;
  if (decided === 0) throw new ApiError('reviewNotFound', { message: 'Cet avis a déjà été retiré.' });
  return { id };
};

interface SeenReview {
  id: string;
  laundromatId: string;
  authorId: string | null;
  seen: object;
}

const seenReview = sql`jsonb_build_object(
  'author_name', author_name, 'rating', rating, 'comment', comment, 'written_at', created_at)`;

async function publishReview(trx: Trx, administrator: SignedInCaller, id: string): Promise<number> {
  await beginDecision(trx);
  const { rows } = await sql<SeenReview>`
    update reviews set held_reason = null where id = ${id} and is_held
    returning id, laundromat_id, user_id as author_id, ${seenReview} as seen`.execute(trx);
  await logReviews(trx, administrator, { decision: 'published' }, rows);
  return rows.length;
}

export async function removeReviews(
  trx: Trx,
  administrator: SignedInCaller,
  { ids, reason }: { ids: string[]; reason: string },
): Promise<string[]> {
  await beginDecision(trx);
  const { rows } = await sql<SeenReview>`
    delete from reviews where id = any(${ids}::uuid[])
    returning id, laundromat_id, user_id as author_id, ${seenReview} || jsonb_build_object('is_held', is_held) as seen`.execute(
    trx,
  );
  await logReviews(trx, administrator, { decision: 'removed', reason }, rows);
  return rows.map(({ laundromatId }) => laundromatId);
}

const logReviews = (
  trx: Trx,
  administrator: SignedInCaller,
  decision: { decision: string; reason?: string },
  reviews: SeenReview[],
) =>
  logDecisions(
    trx,
    administrator,
    reviews.map(({ id, ...review }) => ({ subjectType: 'review', subjectId: id, ...decision, ...review })),
  );
