import { isWithin } from '#contract/billing/coverage.ts';
import { byYearlyCost } from '#contract/billing/yearly-cost.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { followOwner } from '../laundromats/queries.ts';

/**
 * Gives a locked laundromat to an owner whose account is locked. Refuses when the owner's plan has no room, and names one
 * that has. Renew the tiers of both sides afterwards.
 */
export async function giveLaundromat(
  trx: Trx,
  laundromatId: string,
  userId: string,
  more: { wasClaimed?: true } = {},
): Promise<void> {
  const { coverage, plans, others, hasRoom } = await ownerCoverage(trx, userId, laundromatId);
  const { plan, room } = coverage;
  if (!plan) throw new Error('there is no free plan');
  if (!hasRoom) {
    const [sufficient] = byYearlyCost(plans).filter(
      (other) => other.isActive && isWithin(other, others.length),
    );
    throw new ApiError('laundromatLimitReached', { message: limitMessage(plan.name, room, sufficient) });
  }
  await trx
    .updateTable('laundromats')
    .set({ userId, planId: null, ...more })
    .where('id', '=', laundromatId)
    .execute();
  await followOwner(trx, laundromatId);
}

function limitMessage(name: string, limit: number, sufficient: { name: string } | undefined): string {
  const room = `La formule du nouveau propriétaire (${name}) permet ${limit} ${limit === 1 ? 'laverie' : 'laveries'}, et il les a déjà.`;
  return sufficient
    ? `${room} Il lui faut la formule ${sufficient.name}.`
    : `${room} Aucune formule n'en permet davantage.`;
}
