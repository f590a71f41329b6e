import { sql } from 'kysely';
import { isWithin } from '#contract/billing/coverage.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import { lockAccount, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { lockOwn } from './queries.ts';

export const setLaundromatClosed: Write<'setLaundromatClosed'> = async (trx, owner, { id, isClosed }) => {
  await lockAccount(trx, owner.userId);
  const { closedAt } = await lockOwn(trx, owner, id);
  if ((closedAt !== null) === isClosed) return { id };
  const changes = isClosed ? { closedAt: sql<Date>`now()` } : await reopened(trx, owner.userId, id);
  await trx.updateTable('laundromats').set(changes).where('id', '=', id).execute();
  return { id };
};

async function reopened(trx: Trx, userId: string, id: string) {
  const { coverage, others } = await ownerCoverage(trx, userId, id);
  if (!isWithin({ maxLaundromats: coverage.room }, others.length))
    throw new ApiError('laundromatLimitReached');
  return { closedAt: null, planId: coverage.plan?.id, ...coverage.laundromats.at(-1)?.flags, isActive: true };
}
