import { z } from 'zod';
import { email, optionalLines, requiredLines } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';

const laPoste = '356000000';

const siretDigits = (typed: string) => typed.replace(/[\s.]/g, '');

export function isSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret) || /^0+$/.test(siret)) return false;
  const digits = [...siret].map(Number);
  if (luhnSum(digits) % 10 === 0) return true;
  return siret.startsWith(laPoste) && digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0;
}

function luhnSum(digits: number[]): number {
  return digits
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : 2 * digit))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}

/**
 * `draft`: the owner gathers proofs. `submitted`: waits for an administrator. `reverted`: was accepted, and an administrator
 * has undone it.
 */
export const claimStates = ['draft', 'submitted', 'accepted', 'refused', 'withdrawn', 'reverted'] as const;
export type ClaimState = (typeof claimStates)[number];

export const openClaimStates = ['draft', 'submitted'] as const satisfies readonly ClaimState[];

/** `unchecked`: the register has not been asked. `unavailable`: it did not answer and is asked again later. */
const companyStates = ['unchecked', 'found', 'not_found', 'closed', 'unavailable'] as const;
export type CompanyState = (typeof companyStates)[number];

export const claimCompany = z.object({
  name: z.string(),
  address: z.string(),
  isOpen: z.boolean(),
  activity: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type ClaimCompany = z.infer<typeof claimCompany>;

export const claimCodeAttempts = 5;
export const claimCodeMinutes = 30;
export const claimCodeLength = 8;

export const claimLetterDays = 30;

/**
 * A claim without a proof waits this long after the contact of the laundromat was asked; the database has the same
 * number.
 */
export const claimWaitDays = 7;

export const disputeDays = 14;

/** Shortest message with which a claim without a proof can be submitted. It proves nothing. */
export const claimMessageMin = 20;
export const claimMessageMax = 2_000;

const siretMessage = "Ce numéro SIRET n'est pas valable. Vérifiez ses 14 chiffres.";
const claimCodeMessage = `Le code compte ${claimCodeLength} chiffres.`;
export const claimEmailMessage =
  'Cette adresse ne correspond ni à celle de la fiche, ni au site web de la laverie.';
export const claimProofMessage = `Confirmez un code. Sans code, donnez des indices\u00a0: le SIRET et une photo, ou l'explication de votre situation en ${claimMessageMin}\u00a0caractères au moins.`;
const claimReasonMessage = 'Veuillez indiquer le motif';

const id = rowId();

export const claimCompanyForm = z.object({
  id,
  siret: z.string(siretMessage).transform(siretDigits).refine(isSiret, siretMessage),
});

export const claimEmailForm = z.object({ id, email });

export const claimCodeForm = z.object({
  id,
  code: z
    .string(claimCodeMessage)
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${claimCodeLength}}$`), claimCodeMessage)),
});

/** `ownerId` is the owner whom the administrator saw, if there was one. */
export const claimDecision = z
  .object({
    id,
    decision: z.enum(['accepted', 'refused']),
    closingReason: optionalLines(claimMessageMax),
    ownerId: id.nullish(),
  })
  .refine(({ decision, closingReason }) => decision === 'accepted' || closingReason, {
    path: ['closingReason'],
    error: claimReasonMessage,
  });

export const claimReversal = z.object({
  id,
  closingReason: requiredLines(claimReasonMessage, claimMessageMax),
});

export const transferOffer = z.object({ id, laundromatId: id, email });

export const transferAnswers = ['accepted', 'declined', 'cancelled'] as const;
export type TransferAnswer = (typeof transferAnswers)[number];
