import { z } from 'zod';
import { correctionStates } from '#contract/corrections/corrections.ts';
import { moderationForm } from '#contract/moderation/moderation.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { hasuraAction, signedInOf } from '../hasura/action.ts';
import { confirmFacts } from './confirm-facts.ts';
import { decideCorrection, type DecisionServices } from './decide-correction.ts';

/** Actions of owners and administrators; the permissions in the metadata name both roles. */
export function correctionActions(services: DecisionServices) {
  return {
    decideCorrection: hasuraAction(
      z.object({
        id: rowId(),
        decision: z.enum(correctionStates),
        closingReason: moderationForm.shape.reason.nullish(),
      }),
      [],
      (input, caller) => decideCorrection(services, signedInOf(caller), input),
    ),
    confirmFacts: hasuraAction(z.object({ laundromatId: rowId() }), [], async ({ laundromatId }, caller) => {
      await confirmFacts(services.hasura, signedInOf(caller), laundromatId);
      return { id: laundromatId };
    }),
  };
}
