import { sql } from 'kysely';
import { correctionOperations as entries } from '#contract/corrections/operations.ts';
import { networkHash } from '../http/network-hash.ts';
import { handle, Reply } from '../http/operation.ts';
import { withdrawText } from '../session/withdraw-text.ts';
import { confirmFacts } from './confirm-facts.ts';
import { decideCorrection, type DecisionServices } from './decide-correction.ts';
import { sendCorrection } from './send-correction.ts';

/** `secret` is the key of the hashes of senders. */
export function correctionOperations(services: DecisionServices, secret: string) {
  const { db } = services;
  return handle(entries, {
    sendCorrection: async ({ id: laundromatId, correction: form }, caller, request) => {
      // Distinguishes the senders about one laundromat. The hashes of two laundromats cannot be linked.
      const senderHash = networkHash(secret, `correction ${laundromatId}`, request);
      const sent = { laundromatId, senderHash, form };
      const { id, isNew } = await sendCorrection(db, caller, sent);
      return isNew ? { id } : new Reply(200, { id });
    },
    // Until it is decided.
    withdrawCorrection: (text, caller) =>
      withdrawText(db, caller, { ...text, table: 'fact_corrections', condition: sql`status = 'open'` }),
    decideCorrection: (input, caller) => decideCorrection(services, caller, input),
    confirmFacts: ({ laundromatId }, caller) => confirmFacts(db, caller, laundromatId),
  });
}
