import { correctionOperations as entries } from '#contract/corrections/operations.ts';
import { networkHash } from '../http/network-hash.ts';
import { handle, Reply } from '../http/operation.ts';
import { systemFor } from '../session/caller.ts';
import { withdrawText } from '../session/withdraw-text.ts';
import { confirmFacts } from './confirm-facts.ts';
import { correctionQuery, withdrawCorrectionMutation } from './correction-documents.ts';
import { decideCorrection, type DecisionServices } from './decide-correction.ts';
import { sendCorrection } from './send-correction.ts';

/** `secret` is the key of the hashes of senders. */
export function correctionOperations(services: DecisionServices, secret: string) {
  const { hasura } = services;
  return handle(entries, {
    sendCorrection: async ({ id: laundromatId, correction: form }, caller, request) => {
      // Distinguishes the senders about one laundromat. The hashes of two laundromats cannot be linked.
      const senderHash = networkHash(secret, `correction ${laundromatId}`, request);
      const sent = { laundromatId, senderHash, form };
      const { id, isNew } = await sendCorrection(hasura, caller, sent);
      return isNew ? { id } : new Reply(200, { id });
    },
    withdrawCorrection: (text, caller) =>
      withdrawText(text, async ({ id }) => {
        const system = systemFor(caller);
        const { delete_fact_corrections } = await hasura.query(withdrawCorrectionMutation, { id }, system);
        return {
          count: delete_fact_corrections?.affected_rows ?? 0,
          isStored: async () =>
            (await hasura.query(correctionQuery, { id }, system)).fact_corrections_by_pk !== null,
        };
      }),
    decideCorrection: (input, caller) => decideCorrection(services, caller, input),
    confirmFacts: ({ laundromatId }, caller) => confirmFacts(hasura, caller, laundromatId),
  });
}
