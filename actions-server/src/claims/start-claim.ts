import type { SavedClaim } from '#contract/claims/operations.ts';
import { refuse } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { claimableQuery, startClaimMutation } from './claim-documents.ts';
import { websiteDomain } from './website-domain.ts';

const ownMessage = 'Cette laverie est déjà dans votre espace propriétaire.';
const dailyMessage = "Vous avez commencé trop de demandes aujourd'hui. Veuillez réessayer demain.";

/** Starts a claim, or returns the owner's open claim of this laundromat, which may have been started on another device. */
export async function startClaim(
  hasura: Hasura,
  owner: SignedInCaller,
  { id, laundromatId }: SavedClaim,
): Promise<SavedClaim> {
  const system = systemFor(owner);
  const { userId } = owner;
  const { users_by_pk: user, laundromats_by_pk: laundromat } = await hasura.query(
    claimableQuery,
    { laundromatId, userId },
    system,
  );
  if (!user?.emailVerified) throw new ApiError('emailUnconfirmed');
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  if (laundromat.userId === userId) throw new ApiError('conflict', { message: ownMessage });
  const variables = { id, laundromatId, userId, domain: websiteDomain(laundromat.website) };
  const started = await hasura.query(startClaimMutation, variables, system).catch(
    refuse({
      laundromat_claims_open_limit: 'claimLimitReached',
      laundromat_claims_daily_limit: ['tooManyRequests', { message: dailyMessage }],
      laundromat_claims_laundromat_id_fkey: 'laundromatNotFound',
    }),
  );
  const [claim] = started.start_claim;
  if (!claim) throw new ApiError('conflict');
  return claim;
}
