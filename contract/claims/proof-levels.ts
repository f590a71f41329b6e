import { claimWaitDays, type CompanyState } from './claims.ts';

/** Levels of proof, the strongest first. A message alone proves nothing. */
export const proofLevels = {
  domain: "Email de la laverie, connu de l'annuaire",
  company: "SIRET à l'adresse",
  code: 'Code à une adresse récente ou importée',
  photo: 'Photo',
  words: 'Message sans preuve',
} as const;
export type ProofLevel = keyof typeof proofLevels;

/** Days for which an address or a domain must have been on the site to be a proof; the database has the same number. */
export const provenContactDays = 60;

interface Proofs {
  emailConfirmedAt: string | null;
  emailSource: string | null;
  emailSince: string | null;
  companyState: string;
  isCompanyNear: boolean;
  photoAddedAt: string | null;
}

/** Tells whether the confirmed address had been on the site long enough to be a proof. */
export function isKnownContact({ emailConfirmedAt, emailSource, emailSince }: Proofs): boolean {
  if (emailConfirmedAt === null || emailSince === null || emailSource !== 'site') return false;
  return Date.parse(emailConfirmedAt) - Date.parse(emailSince) >= provenContactDays * 86_400_000;
}

/** Returns the levels of proof that a claim reaches, the strongest first. */
export function reachedLevels(claim: Proofs): ProofLevel[] {
  const isKnown = isKnownContact(claim);
  const reached: Record<ProofLevel, boolean> = {
    domain: isKnown,
    company: claim.companyState === ('found' satisfies CompanyState) && claim.isCompanyNear,
    code: claim.emailConfirmedAt !== null && !isKnown,
    photo: claim.photoAddedAt !== null,
    words: false,
  };
  const levels = (Object.keys(proofLevels) as ProofLevel[]).filter((level) => reached[level]);
  return levels.length > 0 ? levels : ['words'];
}

/** Returns when a claim without a proof can be accepted; null while the contact has not been asked. */
export function acceptableFrom({ askedAt }: { askedAt: string | null }): Date | null {
  return askedAt === null ? null : new Date(Date.parse(askedAt) + claimWaitDays * 86_400_000);
}
