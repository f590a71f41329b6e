import type { SavedClaim } from '#contract/claims/operations.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller, type SystemCaller } from '../session/caller.ts';
import { setClaimCompanyMutation, uncheckedCompaniesQuery } from './claim-documents.ts';
import type { CompanyRegister } from './company-register.ts';
import { ownDraft } from './own-claim.ts';

/** Stores the SIRET of a draft with the answer of the register. Without an answer the claim goes on. */
export async function setClaimCompany(
  { hasura, register }: { hasura: Hasura; register: CompanyRegister },
  owner: SignedInCaller,
  { id, siret }: { id: string; siret: string },
): Promise<SavedClaim> {
  const claim = await ownDraft(hasura, owner, id);
  const isAnswered = claim.siret === siret && claim.companyState !== 'unavailable';
  if (isAnswered) return { id, laundromatId: claim.laundromatId };
  const { state, company } = await register.find(siret);
  const where = { id: { _eq: id }, userId: { _eq: owner.userId }, status: { _eq: 'draft' } };
  const change = { where, company: { siret, companyState: state, company } };
  const { update_laundromat_claims: updated } = await hasura.query(
    setClaimCompanyMutation,
    change,
    systemFor(owner),
  );
  if (updated?.affected_rows !== 1) throw new ApiError('claimClosed');
  return { id, laundromatId: claim.laundromatId };
}

const companiesPerRun = 60;
/** After this many unusable answers the register is probably down, and the run stops asking. */
const failuresPerRun = 3;

/** Asks the register again about companies for which it did not answer. */
export async function checkClaimCompanies(
  { hasura, register }: { hasura: Hasura; register: CompanyRegister },
  system: SystemCaller,
): Promise<void> {
  const { laundromat_claims: claims } = await hasura.query(
    uncheckedCompaniesQuery,
    { limit: companiesPerRun },
    system,
  );
  let failures = 0;
  for (const { id, siret } of claims) {
    if (siret === null || failures === failuresPerRun) continue;
    const { state, company } = await register.find(siret);
    if (state === 'unavailable') {
      failures += 1;
      continue;
    }
    // The claimant may have corrected the number meanwhile.
    const where = { id: { _eq: id }, siret: { _eq: siret }, companyState: { _eq: 'unavailable' } };
    await hasura.query(setClaimCompanyMutation, { where, company: { companyState: state, company } }, system);
  }
}
