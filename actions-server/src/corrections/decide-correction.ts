import { tooFarMessage, type CorrectionState } from '#contract/corrections/corrections.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { breaks } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { decideCorrectionMutation, decidedCorrectionQuery } from './correction-documents.ts';

/**
 * Accepts, dismisses or reopens a correction, as an administrator or as the owner of its laundromat. The same decision
 * again changes nothing.
 */
export async function decideCorrection(
  hasura: Hasura,
  caller: SignedInCaller,
  id: string,
  decision: CorrectionState,
): Promise<{ id: string; laundromatId: string }> {
  const { laundromatId } = await readCorrection();
  const variables = { id, decision, decider: caller.userId };
  try {
    const answer = await hasura.query(decideCorrectionMutation, variables, systemFor(caller));
    if (answer.decide_fact_correction.length > 0) return { id, laundromatId };
  } catch (error) {
    // The sender repeated the correction meanwhile, and that one is open.
    if (breaks(error, 'fact_corrections_one_per_sender')) throw new ApiError('conflict', { cause: error });
    if (breaks(error, 'laundromats_location_near_commune'))
      throw new ApiError('invalidInput', { message: tooFarMessage, cause: error });
    throw error;
  }
  const { status } = await readCorrection();
  if (status !== decision) throw new ApiError('correctionDecided');
  return { id, laundromatId };

  async function readCorrection() {
    const { fact_corrections_by_pk } = await hasura.query(decidedCorrectionQuery, { id }, caller);
    if (!fact_corrections_by_pk) throw new ApiError('correctionNotFound');
    return fact_corrections_by_pk;
  }
}
