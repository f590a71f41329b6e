import { coverageOf, type Flags } from '#contract/billing/coverage.ts';
import { coverageRows } from '../coverage/owner-coverage.ts';
import type { Trx } from '../db/database.ts';
import { beginDecision } from '../db/decision-log.ts';
import { neverRead } from './reading-queue.ts';

/**
 * Gives the place in an owner's plan that a laundromat has left to the next one. Call it last: what follows is not in the
 * journal, since the one who acts may be another account.
 */
export async function fillPlace(trx: Trx, userId: string | null): Promise<void> {
  if (userId === null) return;
  await beginDecision(trx);
  const { laundromats, plans, subscriptions } = await coverageRows(trx, userId, { isLocked: true });
  const stored = new Map(laundromats.map((laundromat) => [laundromat.id, laundromat]));
  for (const { id, flags } of coverageOf(subscriptions, plans, laundromats, new Date()).laundromats) {
    const { isActive, isPremium } = stored.get(id)!;
    if (!flags.isPremium || isPremium) continue;
    await trx.updateTable('laundromats').set(columnsOfFlags(flags, isActive)).where('id', '=', id).execute();
  }
}

/** Returns the columns that these flags change. What a plan publishes has not been read by an administrator. */
export const columnsOfFlags = <Given extends Flags>(
  { isActive, ...flags }: Given,
  wasActive: boolean | undefined,
) => (isActive === wasActive ? flags : { ...flags, isActive, ...(isActive && neverRead()) });
