import { z } from 'zod';
import { correctionStates } from '#contract/corrections/corrections.ts';
import { hasuraAction, signedInOf } from '../hasura/action.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { confirmFacts } from './confirm-facts.ts';
import { decideCorrection } from './decide-correction.ts';

/** Actions of owners and administrators; the permissions in the metadata name both roles. */
export function correctionActions(hasura: Hasura) {
  return {
    decideCorrection: hasuraAction(
      z.object({ id: z.guid(), decision: z.enum(correctionStates) }),
      [],
      ({ id, decision }, caller) => decideCorrection(hasura, signedInOf(caller), id, decision),
    ),
    confirmFacts: hasuraAction(z.object({ laundromatId: z.guid() }), [], async ({ laundromatId }, caller) => {
      await confirmFacts(hasura, signedInOf(caller), laundromatId);
      return { id: laundromatId };
    }),
  };
}
