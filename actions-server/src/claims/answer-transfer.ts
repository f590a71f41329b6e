import { sql } from 'kysely';
import { lockAccount, lockedLaundromatOf, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { giveLaundromat } from './give-laundromat.ts';
import { refuseDisputed } from './offer-laundromat.ts';

/**
 * Accepts, declines or cancels an offer. The same answer again changes nothing. Other accounts' offers are refused like
 * unknown ones.
 */
export const answerTransfer: Write<'answerTransfer'> = async (trx, owner, { id, answer }) => {
  await lockAccount(trx, owner.userId);
  const transfer = await lockTransfer(trx, id);
  const { laundromatId, laundromat } = transfer;
  const answerer = answer === 'cancelled' ? transfer.userId : transfer.recipientId;
  if (answerer !== owner.userId) throw new ApiError('transferClosed');
  if (transfer.status === answer) return { id, laundromatId };
  if (transfer.status !== 'open' || transfer.isExpired) throw new ApiError('transferClosed');
  if (answer === 'accepted') {
    await refuseDisputed(trx, laundromatId, laundromat.isActive && laundromat.userId === transfer.userId);
    await giveLaundromat(trx, laundromatId, owner.userId);
  }
  await trx.updateTable('laundromatTransfers').set({ status: answer }).where('id', '=', id).execute();
  return { id, laundromatId };
};

async function lockTransfer(trx: Trx, id: string) {
  const laundromat = await lockedLaundromatOf(trx, 'laundromatTransfers', id)
    .select(['userId', 'isActive'])
    .executeTakeFirst();
  const transfer = await trx
    .selectFrom('laundromatTransfers')
    .select(['laundromatId', 'userId', 'recipientId', 'status'])
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!laundromat || !transfer) throw new ApiError('transferClosed');
  return { ...transfer, laundromat };
}
