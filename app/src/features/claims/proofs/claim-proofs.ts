import type { Claim } from '#app/features/claims/claim-content.ts';
import { claimMessageMin, type CompanyState } from '#contract/claims/claims.ts';

type ProvenBy = Pick<Claim, 'emailConfirmedAt' | 'companyState' | 'photoAddedAt'>;

/** States of a company in which its number is a clue. A company that cannot be checked now is checked later. */
const acceptableCompanies: readonly CompanyState[] = ['found', 'unavailable'];

/** Returns what a claim has: a code, or clues that prove nothing. One of them is enough to submit it. */
export function proofsOf({ emailConfirmedAt, companyState, photoAddedAt }: ProvenBy, message: string) {
  const hasCompany = acceptableCompanies.includes(companyState as CompanyState);
  const hasPhoto = photoAddedAt !== null;
  const email = emailConfirmedAt !== null;
  const company = hasCompany && hasPhoto;
  const words = message.trim().length >= claimMessageMin;
  return { email, company, hasCompany, hasPhoto, words, any: email || company || words };
}
