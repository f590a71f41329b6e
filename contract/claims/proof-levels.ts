import { claimWaitDays, type CompanyState, disputeDays } from './claims.ts';

export const proofLevels = {
  letter: 'Code reçu par la poste',
  domain: "Email de la laverie, connu de l'annuaire",
  code: 'Code à une adresse récente ou importée',
  company: "SIRET à l'adresse",
  photo: 'Photo',
  words: 'Message sans preuve',
} as const;
export type ProofLevel = keyof typeof proofLevels;

/** Levels that prove a claim. Anybody can read a SIRET on a receipt and take a photo. */
export const provingLevels: readonly ProofLevel[] = ['letter', 'domain'];

/** Days for which an address or a domain must have been on the site to be a proof; the database has the same number. */
export const provenContactDays = 60;

interface Proofs {
  hasProof: boolean;
  emailConfirmedAt: string | null;
  emailSource: string | null;
  emailSince: string | null;
  letterConfirmedAt: string | null;
  companyState: string;
  isCompanyNear: boolean;
  photoAddedAt: string | null;
}

export function isKnownContact({ hasProof, emailConfirmedAt, emailSource, emailSince }: Proofs): boolean {
  if (!hasProof || emailConfirmedAt === null || emailSince === null || emailSource !== 'site') return false;
  return Date.parse(emailConfirmedAt) - Date.parse(emailSince) >= provenContactDays * 86_400_000;
}

export function reachedLevels(claim: Proofs): ProofLevel[] {
  const isKnown = isKnownContact(claim);
  const reached: Record<ProofLevel, boolean> = {
    letter: claim.hasProof && claim.letterConfirmedAt !== null,
    domain: isKnown,
    code: claim.emailConfirmedAt !== null && !isKnown,
    company: claim.companyState === ('found' satisfies CompanyState) && claim.isCompanyNear,
    photo: claim.photoAddedAt !== null,
    words: false,
  };
  const levels = (Object.keys(proofLevels) as ProofLevel[]).filter((level) => reached[level]);
  return levels.length > 0 ? levels : ['words'];
}

interface Dispute {
  ownerId: string;
  askedAt: string;
  answeredAt: string | null;
}

interface WaitingClaim {
  userId: string;
  hasProof: boolean;
  askedAt: string | null;
  disputes: readonly Dispute[];
}

const daysAfter = (time: string, days: number) => Date.parse(time) + days * 86_400_000;

const endOf = ({ askedAt, answeredAt }: Dispute) =>
  answeredAt === null ? daysAfter(askedAt, disputeDays) : Date.parse(answeredAt);

/**
 * Returns when a claim can be accepted: without a proof seven days after the contact was asked; with another owner also
 * after that one's answer, or 14 days. Null while one of them has not been asked.
 */
export function acceptableFrom(claim: WaitingClaim, ownerId: string | null | undefined): Date | null {
  const ends: (number | undefined)[] = [];
  if (!claim.hasProof)
    ends.push(claim.askedAt === null ? undefined : daysAfter(claim.askedAt, claimWaitDays));
  if (ownerId && ownerId !== claim.userId) {
    const dispute = claim.disputes.find((each) => each.ownerId === ownerId);
    ends.push(dispute && endOf(dispute));
  }
  return ends.includes(undefined) ? null : new Date(Math.max(0, ...ends.map(Number)));
}
