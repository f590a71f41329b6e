import { z } from 'zod';
import { clientMadeId, optionalEmail, optionalText } from './form-fields.ts';

/** Why a laundromat is reported, in the words of the form. */
export const laundromatReasons = {
  closed: 'La laverie est fermée définitivement',
  wrong: 'Des informations sont fausses',
  duplicate: 'La laverie figure deux fois',
  illegal: 'Le contenu est illicite',
  other: 'Autre motif',
} as const;

/** Why a review is reported. */
export const reviewReasons = {
  fake: "L'avis ne correspond pas à une visite réelle",
  offensive: 'Les propos sont injurieux ou haineux',
  personal: "L'avis contient des données personnelles",
  illegal: 'Le contenu est illicite',
  other: 'Autre motif',
} as const;

export const reportReasons = { ...laundromatReasons, ...reviewReasons };
export type ReportReason = keyof typeof reportReasons;

/** `open` waits for an administrator, `upheld` was right, `dismissed` was not. */
export const reportStates = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

/** What is reported and why must be told in words where the reason alone does not say it. */
const needsWords: ReadonlySet<ReportReason> = new Set(['illegal', 'other']);
export const reasonMessage = 'Veuillez choisir un motif';
export const wordsMessage = 'Veuillez expliquer le motif de votre signalement';

/** `POST /api/reports`: without a review it is the laundromat that is reported. */
export const reportForm = z
  .object({
    id: clientMadeId,
    laundromatId: z.guid(),
    reviewId: z.guid().nullish(),
    reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]], reasonMessage),
    message: optionalText(2_000),
    /** Where to write what became of it. */
    email: optionalEmail,
  })
  .refine(({ reviewId, reason }) => reason in (reviewId ? reviewReasons : laundromatReasons), {
    path: ['reason'],
    error: reasonMessage,
  })
  .refine(({ reason, message }) => message || !needsWords.has(reason), {
    path: ['message'],
    error: wordsMessage,
  });
export type ReportForm = z.infer<typeof reportForm>;

/** What the endpoint answers: the id under which the report is kept. */
export const reportAnswer = z.object({ id: z.guid() });
