import { z } from 'zod';
import { clientMadeId, requiredText } from './form-fields.ts';
import { review } from './laundromats.ts';

export const defaultRating = 5;
const requiredMessage = 'Veuillez remplir tous les champs';
const ratingMessage = 'La note doit être un nombre entier de 1 à 5';

/** `POST /api/laundromats/{id}/reviews` */
export const reviewForm = z.object({
  id: clientMadeId,
  authorName: requiredText(requiredMessage, 100),
  rating: z.int(ratingMessage).min(1, ratingMessage).max(5, ratingMessage),
  comment: requiredText(requiredMessage, 5_000),
});
export type ReviewForm = z.infer<typeof reviewForm>;

/** What the endpoint answers: the review as it is stored. */
export const reviewAnswer = review;
