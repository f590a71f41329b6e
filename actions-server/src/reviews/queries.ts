import { sql } from 'kysely';
import type { Review } from '#contract/laundromat/laundromats.ts';

/** The review of a row as the REST contract defines it, with times as Hasura writes them. */
const review = sql<Review>`json_build_object(
  'id', reviews.id, 'authorName', author_name, 'rating', rating, 'comment', comment, 'createdAt', created_at,
  'visitedOn', visited_on, 'answer', answer, 'answeredAt', answered_at, 'verification', verification,
  'photos', (
    select coalesce(json_agg(json_build_object('id', id, 'url', url) order by created_at, id), '[]')
    from review_photos where review_id = reviews.id and is_approved
  )
)`;

/** Selects a stored review, and separately whether it waits for an administrator. */
export const storedReview = [review.as('review'), 'reviews.isHeld'] as const;
