import { coverageOf, type Flags } from '#contract/billing/coverage.ts';
import { coverageRows } from '../coverage/owner-coverage.ts';
import type { Trx } from '../db/database.ts';
import { beginDecision } from '../db/decision-log.ts';
import { differs } from '../db/iso-times.ts';
import { neverRead } from './reading-queue.ts';

/**
 * Gives an owner's laundromats the tiers of the plan, as the next synchronization would. Lock the account first. Call it
 * last: later changes are not in the journal, because the caller may be another account.
 */
export async function renewTiers(trx: Trx, userId: string | null): Promise<void> {
  if (userId === null) return;
  await beginDecision(trx);
  const { laundromats, plans, subscriptions } = await coverageRows(trx, userId, { isLocked: true });
  const coverage = coverageOf(subscriptions, plans, laundromats, new Date());
  // An administrator may have given a tier without a plan.
  if (!coverage.granted) return;
  for (const { id, columns } of changedTiers(laundromats, coverage.laundromats))
    await trx.updateTable('laundromats').set(columns).where('id', '=', id).execute();
}

/** Does the same for the owner who has received a laundromat. Without a plan, it has no tier. */
export async function renewTiersWith(trx: Trx, id: string): Promise<void> {
  await beginDecision(trx);
  const changed = await trx
    .updateTable('laundromats')
    .set({ isPremium: false, isFeatured: false, featuredUntil: null })
    .where('id', '=', id)
    .returning('userId')
    .executeTakeFirst();
  await renewTiers(trx, changed?.userId ?? null);
}

type Stored = Awaited<ReturnType<typeof coverageRows>>['laundromats'];

/** Returns the columns that these flags change. What a plan publishes has not been read by an administrator. */
export function changedTiers(
  laundromats: Stored,
  covered: readonly { id: string; flags: Flags & { needsApproval?: boolean } }[],
) {
  const stored = new Map(laundromats.map((laundromat) => [laundromat.id, laundromat]));
  return covered
    .filter(({ id, flags }) => differs({ ...flags }, stored.get(id)))
    .map(({ id, flags: { isActive, ...tier } }) => ({
      id,
      columns:
        isActive === stored.get(id)?.isActive ? tier : { ...tier, isActive, ...(isActive && neverRead()) },
    }));
}
