import { featuredDays } from '#contract/laundromat.ts';
import type { BillingAccount, Listing, Plan, StoredSubscription } from './account-documents.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Words of the provider under which a plan is granted. Overdue: a renewal has failed and is being tried again. */
const grantedBy: Record<string, 'paid' | 'overdue'> = {
  active: 'paid',
  trialing: 'paid',
  past_due: 'overdue',
};

/** Words of a subscription whose first payment has not been made. */
const neverPaid = new Set(['incomplete', 'incomplete_expired']);

/** Whether a subscription still runs or owes something, so that a second one would be paid beside it. */
export const isInProgress = ({ status }: Pick<StoredSubscription, 'status'>) =>
  status !== 'canceled' && !neverPaid.has(status);

/** Whether a subscription has been paid for once, whatever became of it. */
export const wasPaid = ({ status }: Pick<StoredSubscription, 'status'>) => !neverPaid.has(status);

/** Whether a subscription grants its plan in full. */
export const isPaid = ({ status }: Pick<StoredSubscription, 'status'>) => grantedBy[status] === 'paid';

/** The plan that counts for an owner's listings, and what of it has been paid. */
export interface Coverage {
  plan: Pick<Plan, 'price' | 'maxLaundromats' | 'allowFeatured'>;
  isOverdue: boolean;
  periodStart: string | null;
  periodEnd: string | null;
}

/** The best of the plans that the subscriptions grant; undefined when the owner is back to the free one. */
export function coverageOf({ plans, subscriptions }: Pick<BillingAccount, 'plans' | 'subscriptions'>) {
  const granted = subscriptions.flatMap((subscription): Coverage[] => {
    const grant = grantedBy[subscription.status];
    const plan = plans.find(({ id }) => id === subscription.planId);
    if (!grant || !plan || Number(plan.price) === 0) return [];
    const { currentPeriodStart: periodStart, currentPeriodEnd: periodEnd } = subscription;
    return [{ plan, isOverdue: grant === 'overdue', periodStart, periodEnd }];
  });
  return granted.toSorted(byRank)[0];
}

/** A listing's columns that follow from the plan. */
export type Flags = Omit<Listing, 'id'>;

/**
 * What the plan makes of an owner's listings, the oldest first: a plan with a limit covers that many of them. Becoming
 * premium publishes a listing. Losing the plan takes the flags and leaves it published, or unpublished, as it was.
 */
export function flagsOf(listings: Listing[], coverage: Coverage | undefined, now: Date): Map<string, Flags> {
  const flags = listings.map((listing, position): [string, Flags] => {
    const { isActive, isPremium } = listing;
    if (!coverage || !isWithin(coverage.plan.maxLaundromats, position)) {
      return [listing.id, { isActive, isPremium: false, isFeatured: false, featuredUntil: null }];
    }
    return [listing.id, { isActive: isActive || !isPremium, isPremium: true, ...placementOf(coverage, now) }];
  });
  return new Map(flags);
}

/** The front page is for paid periods only: it lasts at least 30 days from the start of one, and never ends before it. */
function placementOf({ plan, isOverdue, periodStart, periodEnd }: Coverage, now: Date) {
  if (!plan.allowFeatured || isOverdue) return { isFeatured: false, featuredUntil: null };
  const start = periodStart === null ? now.getTime() : Date.parse(periodStart);
  const until = new Date(
    Math.max(start + featuredDays * dayMs, periodEnd === null ? 0 : Date.parse(periodEnd)),
  );
  return { isFeatured: until > now, featuredUntil: until.toISOString() };
}

const isWithin = (limit: number, position: number) => limit === -1 || position < limit;

function byRank(one: Coverage, other: Coverage): number {
  return (
    Number(other.plan.allowFeatured) - Number(one.plan.allowFeatured) ||
    Number(other.plan.price) - Number(one.plan.price) ||
    Number(one.isOverdue) - Number(other.isOverdue) ||
    Date.parse(other.periodEnd ?? '') - Date.parse(one.periodEnd ?? '')
  );
}
