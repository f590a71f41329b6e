import type { z } from 'zod';
import { proposedPoint, tooFarMessage } from '#contract/corrections/corrections.ts';
import type { correctionOperations } from '#contract/corrections/operations.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { decideCorrectionMutation, decidedCorrectionQuery } from './correction-documents.ts';

export interface DecisionServices {
  hasura: Hasura;
  /** The part of the domain `places` that a correction needs, passed in by app.ts. */
  places: {
    /** Rejects with a French sentence when the point is in the sea or abroad. */
    assertPin(point: Coordinates): Promise<void>;
  };
}

type Decision = z.infer<typeof correctionOperations.decideCorrection.input>;

/**
 * Accepts, dismisses or reopens a correction, as an administrator or as the owner of its laundromat. The same decision
 * again changes nothing. A reason is sent to the owner when an administrator accepts a closure, which unpublishes the
 * laundromat.
 */
export async function decideCorrection(
  { hasura, places }: DecisionServices,
  caller: SignedInCaller,
  { id, decision, closingReason }: Decision,
): Promise<{ id: string; laundromatId: string }> {
  if (closingReason && caller.role !== 'site_admin') throw new ApiError('adminOnly');
  const { laundromatId, status: before, ...correction } = await readCorrection();
  const point = decision === 'accepted' && before === 'open' ? proposedPoint(correction) : null;
  if (point) await places.assertPin(point);
  const variables = { id, decision, decider: caller.userId, closingReason: closingReason ?? null };
  try {
    const answer = await hasura.query(decideCorrectionMutation, variables, systemFor(caller));
    if (answer.decide_fact_correction.length > 0) return { id, laundromatId };
  } catch (error) {
    // The sender has sent the correction again in the meantime, and that one is open.
    if (violates(error, 'fact_corrections_one_per_sender')) throw new ApiError('conflict', { cause: error });
    if (violates(error, 'laundromats_location_near_commune'))
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
