import type { z } from 'zod';
import type { disputeAnswer } from '#contract/claims/claims.ts';
import type { SavedClaim } from '#contract/claims/operations.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { answerDisputeMutation } from './dispute-documents.ts';

/** Stores the present owner's answer to a claim. A later answer replaces it until the decision. */
export async function answerDispute(
  hasura: Hasura,
  owner: SignedInCaller,
  { id, isMine, words }: z.infer<typeof disputeAnswer>,
): Promise<SavedClaim> {
  const answer = { isMine, words: words ?? null, answeredAt: new Date().toISOString() };
  const variables = { id, ownerId: owner.userId, answer };
  const answered = await hasura.query(answerDisputeMutation, variables, systemFor(owner));
  const [dispute] = answered.update_claim_disputes.returning;
  if (!dispute) throw new ApiError('claimClosed');
  return { id, ...dispute };
}
