import { z } from 'zod';
import type { Coordinates } from '../laundromat/coordinates.ts';
import { price } from '../laundromat/field-definition.ts';
import { hoursSentence } from '../laundromat/hours-sentence.ts';
import { weeklyHoursSchema } from '../laundromat/weekly-hours-schema.ts';
import { clientMadeId, optionalLines } from '../validation/form-fields.ts';
import { timestamp } from '../validation/text.ts';
import { type CorrectionType, correctionTypes } from './correction-types.ts';

export const correctionStates = ['open', 'accepted', 'dismissed'] as const;
export type CorrectionState = (typeof correctionStates)[number];

export const correctionRetentionDays = 365;
export const correctionCommentMax = 500;

const hour = 60 * 60_000;

/** Time for which a correction counts for the hint on the page; the view `reported_facts` has the same limits. */
export const correctionCountsForMs = (type: CorrectionType) => (type === 'machine' ? 48 : 30 * 24) * hour;

export const largestMoveKm = 50;

export const correctionMessage = 'Veuillez choisir ce qui est faux';
export const tooFarMessage = 'Ce point est trop loin de la laverie. Veuillez en choisir un autre.';
export const sameHoursMessage =
  'Ces horaires sont déjà ceux de la fiche. Veuillez changer ceux qui sont faux, ou choisir «\u00a0Je ne sais pas\u00a0».';
const pointMessage = "Ce point n'est pas valable";
const misfitMessage = 'Cette valeur ne va pas avec ce signalement';

const degrees = (limit: number) => z.number(pointMessage).min(-limit, pointMessage).max(limit, pointMessage);

const proposal = z.object({
  weeklyHours: weeklyHoursSchema.nullish(),
  price,
  latitude: degrees(90).nullish(),
  longitude: degrees(180).nullish(),
});
type SentProposal = Partial<z.infer<typeof proposal>>;

export type Proposal = SentProposal & { text?: string };

const proposalParts: Record<CorrectionType, readonly (keyof Proposal)[]> = {
  closed: [],
  hours: ['weeklyHours', 'text'],
  price: ['price'],
  location: ['latitude', 'longitude'],
  machine: [],
};

const isPartOf = (type: CorrectionType, part: string) =>
  (proposalParts[type] as readonly string[]).includes(part);

/** A refinement also sees refused input, so empty texts are left out. */
const filledNames = (proposed: object | null) =>
  Object.entries(proposed ?? {}).flatMap(([part, value]) => (value == null || value === '' ? [] : [part]));

function filledParts(proposed: SentProposal | null | undefined): Proposal | null {
  const filled = Object.entries(proposed ?? {}).filter(([, value]) => value != null);
  if (filled.length === 0) return null;
  const { weeklyHours, ...others }: SentProposal = Object.fromEntries(filled);
  return weeklyHours ? { ...others, weeklyHours, text: hoursSentence(weeklyHours) } : others;
}

export function proposedPoint({ kind, proposed }: { kind: string; proposed: unknown }): Coordinates | null {
  const { latitude, longitude } = (proposed ?? {}) as Proposal;
  return kind === 'location' && latitude != null && longitude != null ? { latitude, longitude } : null;
}

/** Tells whether the proposed hours are stored already. */
export function hasSameHours({ proposed }: { proposed: Proposal | null }, stored: unknown): boolean {
  return proposed?.weeklyHours != null && JSON.stringify(proposed.weeklyHours) === JSON.stringify(stored);
}

export const correctionForm = z
  .object({
    id: clientMadeId,
    kind: z.enum(Object.keys(correctionTypes) as [CorrectionType, ...CorrectionType[]], correctionMessage),
    proposed: proposal.nullish().transform(filledParts),
    comment: optionalLines(correctionCommentMax),
    seenAt: timestamp.nullish(),
  })
  .refine(({ kind, proposed }) => filledNames(proposed).every((part) => isPartOf(kind, part)), {
    path: ['proposed'],
    error: misfitMessage,
  })
  .refine(({ proposed }) => (proposed?.latitude === undefined) === (proposed?.longitude === undefined), {
    path: ['proposed'],
    error: pointMessage,
  });
export type CorrectionForm = z.infer<typeof correctionForm>;
