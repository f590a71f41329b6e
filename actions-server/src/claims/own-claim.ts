import type { LaundromatClaimQuery } from '../hasura/generated/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { claimQuery } from './claim-documents.ts';

export type Claim = NonNullable<LaundromatClaimQuery['laundromat_claims_by_pk']>;

/** Returns a claim of the caller. Another user's claim gets the same error as an unknown one. */
export async function ownClaim(hasura: Hasura, owner: SignedInCaller, id: string): Promise<Claim> {
  const { laundromat_claims_by_pk: claim } = await hasura.query(claimQuery, { id }, systemFor(owner));
  if (claim?.userId !== owner.userId) throw new ApiError('claimNotFound');
  return claim;
}

/** Returns a claim of the caller that is still a draft; other claims cannot be changed. */
export async function ownDraft(hasura: Hasura, owner: SignedInCaller, id: string): Promise<Claim> {
  const claim = await ownClaim(hasura, owner, id);
  if (claim.status !== 'draft') throw new ApiError('claimClosed');
  return claim;
}
