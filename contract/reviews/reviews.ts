import { z } from 'zod';
import { typedDays } from '../validation/day-range.ts';
import { clientMadeId, editKey, requiredLines, requiredText } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';
import { timestamp } from '../validation/text.ts';

const ratingMessage = 'La note doit être un nombre entier de 1 à 5';
const visitMessage = "La date de la visite n'est pas valable";
export const futureVisitMessage = 'La date de la visite ne peut pas être dans le futur';
const answerMessage = 'Veuillez écrire une réponse';

/** Returns the last day that has begun somewhere in France, whose easternmost islands are half a day ahead of UTC. */
export function lastDay(now = new Date()): string {
  return new Date(now.getTime() + 12 * 3_600_000).toISOString().slice(0, 10);
}

const visitedOn = z.iso
  .date(visitMessage)
  .refine((day) => day >= typedDays.min, visitMessage)
  .refine((day) => day <= lastDay(), futureVisitMessage);

export const reviewForm = z.object({
  id: clientMadeId,
  editKey,
  authorName: requiredText('Votre nom est obligatoire', 100),
  rating: z.int(ratingMessage).min(1, ratingMessage).max(5, ratingMessage),
  comment: requiredLines('Le commentaire est obligatoire', 5_000),
  /** The day of the visit, which the law requires to be shown when it is known. */
  visitedOn: visitedOn.nullish(),
});
export type ReviewForm = z.infer<typeof reviewForm>;

export const answerForm = z.object({ answer: requiredLines(answerMessage, 2_000) });

/** Level of verification of a review. `account` means that its author's email address was confirmed, not that the visit was. */
const verificationLevel = z.enum(['none', 'account']);

export const review = z.object({
  id: rowId(),
  authorName: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(),
  createdAt: timestamp,
  visitedOn: z.iso.date().nullable(),
  answer: z.string().nullable(),
  answeredAt: timestamp.nullable(),
  verification: verificationLevel,
  photos: z.array(z.object({ id: rowId(), url: z.string() })),
});
export type Review = z.infer<typeof review>;
