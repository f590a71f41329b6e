import { reopenableDays, reopenableUntil } from '#contract/laundromat/laundromat.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import { lockAccount, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { renewTiers, renewTiersWith } from './owner-tiers.ts';
import { closedNow, lockToChange, notPublished } from './queries.ts';

const lateMessage = `Cette laverie est fermée depuis plus de ${reopenableDays}\u00a0jours. Pour la rouvrir, écrivez-nous.`;

export const setLaundromatClosed: Write<'setLaundromatClosed'> = async (trx, owner, { id, isClosed }) => {
  await lockAccount(trx, owner.userId);
  const { closedAt, isActive } = await lockToChange(trx, owner, id);
  if ((closedAt !== null) === isClosed) return { id };
  if (isClosed && !isActive) throw notPublished();
  if (closedAt && reopenableUntil(closedAt) < new Date())
    throw new ApiError('laundromatClosed', { message: lateMessage });
  const changes = isClosed ? closedNow : await reopened(trx, owner.userId, id);
  await trx.updateTable('laundromats').set(changes).where('id', '=', id).execute();
  await (isClosed ? renewTiers(trx, owner.userId) : renewTiersWith(trx, id));
  return { id };
};

async function reopened(trx: Trx, userId: string, id: string) {
  const { coverage, hasRoom } = await ownerCoverage(trx, userId, id);
  if (!hasRoom) throw new ApiError('laundromatLimitReached');
  return { closedAt: null, planId: coverage.plan?.id, isActive: true };
}
