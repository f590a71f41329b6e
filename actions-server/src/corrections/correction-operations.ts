import { sql } from 'kysely';
import { correctionOperations as declared } from '#contract/corrections/operations.ts';
import { ApiError } from '../http/api-error.ts';
import { networkHash } from '../http/network-hash.ts';
import { handle, inTransaction, Reply, type Write } from '../http/operation.ts';
import { withdrawText } from '../session/withdraw-text.ts';
import { decideCorrection, type DecisionServices } from './decide-correction.ts';
import { sendCorrection } from './send-correction.ts';

export function correctionOperations(services: DecisionServices & { secret: string }) {
  const { db, secret } = services;
  return handle(declared, {
    sendCorrection: async ({ id: laundromatId, correction: form }, caller, request) => {
      // The laundromat is part of the hash, so that hashes of two laundromats cannot be linked.
      const senderHash = networkHash(secret, `correction ${laundromatId}`, request);
      const sent = { laundromatId, senderHash, form };
      const { id, isNew } = await sendCorrection(db, caller, sent);
      return isNew ? { id } : new Reply(200, { id });
    },
    withdrawCorrection: (text, caller) =>
      withdrawText(db, caller, { ...text, table: 'fact_corrections', condition: sql`status = 'open'` }),
    decideCorrection: (input, caller) => decideCorrection(services, caller, input),
    ...inTransaction(db, { confirmFacts }),
  });
}

const confirmFacts: Write<'confirmFacts'> = async (trx, caller, { laundromatId: id }) => {
  const { numUpdatedRows } = await trx
    .updateTable('laundromats')
    .set({ factsCheckedAt: sql`now()` })
    .where('id', '=', id)
    .where('isActive', '=', true)
    .$if(caller.role === 'owner', (update) => update.where('userId', '=', caller.userId))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('laundromatNotFound');
  return { id };
};
