import { sql } from 'kysely';
import { lockedLaundromatOf } from '../db/database.ts';
import { beginDecision, logDecisions } from '../db/decision-log.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';

interface SeenPhoto {
  laundromatId: string;
  authorId: string | null;
  seen: object;
}

export const decideReviewPhoto: Write<'decideReviewPhoto'> = async (
  trx,
  administrator,
  { id, decision, reason },
) => {
  const change =
    decision === 'published'
      ? sql`update review_photos set is_approved = true where id = ${id} and not is_approved`
      : sql`delete from review_photos where id = ${id}`;
  await beginDecision(trx);
  const { rows } = await sql<SeenPhoto>`
    with photo as (${change} returning *)
    select photo.laundromat_id, review.user_id as author_id,
      jsonb_build_object('author_name', review.author_name, 'url', photo.url, 'is_approved', photo.is_approved) as seen
    from photo left join reviews review on review.id = photo.review_id`.execute(trx);
  const [photo] = rows;
  if (!photo) throw new ApiError('photoNotFound', { message: 'Cette photo a déjà été relue ou retirée.' });
  await logDecisions(trx, administrator, [
    { subjectType: 'review_photo', subjectId: id, decision, reason, ...photo },
  ]);
  return { id };
};

export const removePhoto: Write<'removePhoto'> = async (trx, administrator, { id, reason }) => {
  await beginDecision(trx);
  const laundromat = await lockedLaundromatOf(trx, 'photos', id)
    .select(['id as laundromatId', 'userId as authorId'])
    .executeTakeFirst();
  const seen = await trx
    .deleteFrom('photos')
    .where('id', '=', id)
    // An undone merge may have moved it meanwhile.
    .where('laundromatId', '=', laundromat?.laundromatId ?? null)
    .returning(['url', 'alt'])
    .executeTakeFirst();
  if (!laundromat || !seen)
    throw new ApiError('photoNotFound', { message: 'Cette photo a déjà été retirée.' });
  await logDecisions(trx, administrator, [
    { subjectType: 'photo', subjectId: id, decision: 'removed', reason, seen, ...laundromat },
  ]);
  return { id };
};
