import { coverageOf } from '#contract/billing/coverage.ts';
import { demoId, type DemoLaundromat, type DemoUser } from './demo-data.ts';

/** The plans that a migration inserts, as far as they decide on coverage. */
export const demoPlans = [
  { id: '1', price: '0', maxLaundromats: 1, allowFeatured: false, prioritySupport: false },
  { id: '2', price: '59.00', maxLaundromats: 1, allowFeatured: false, prioritySupport: false },
  { id: '3', price: '49.00', maxLaundromats: -1, allowFeatured: true, prioritySupport: true },
];

type CoveredColumns = Pick<DemoLaundromat, 'isActive' | 'isPremium' | 'featuredDays'>;
const dayMs = 24 * 3_600_000;

/** Returns the flags of an owner's laundromats by the rules of the product, in the order given. */
export function coveredFlags(
  subscriptions: readonly DemoSubscription[],
  owner: DemoUser,
  laundromats: readonly { id: string; isActive: boolean }[],
): CoveredColumns[] {
  const now = new Date(0);
  const inDays = (days: number) => new Date(days * dayMs).toISOString();
  const own = subscriptions
    .filter(({ userId }) => userId === owner.id)
    .map(({ plan, status, startedDaysAgo, endsInDays }) => ({
      planId: String(plan),
      status,
      currentPeriodStart: inDays(-startedDaysAgo),
      currentPeriodEnd: inDays(endsInDays),
    }));
  // They have been premium before, so that a plan does not publish those that are unpublished.
  const before = laundromats.map((each) => ({ ...each, isPremium: true, needsApproval: false }));
  return coverageOf(own, demoPlans, before, now).laundromats.map(({ flags }) => ({
    isActive: flags.isActive,
    isPremium: flags.isPremium,
    featuredDays: flags.isFeatured ? Date.parse(flags.featuredUntil!) / dayMs : null,
  }));
}

export interface DemoSubscription {
  id: string;
  userId: string;
  plan: 1 | 2 | 3;
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  startedDaysAgo: number;
  endsInDays: number;
}

export interface DemoPayment {
  id: string;
  subscriptionId: string;
  amount: string;
  status: 'succeeded' | 'failed';
  description: string;
  daysAgo: number;
}

/**
 * Builds the subscriptions of paying owners: one yearly payment for Premium, up to six monthly ones for Premium+. The
 * renewal of the first Premium owner has failed.
 */
export function buildBilling(users: DemoUser[]): {
  subscriptions: DemoSubscription[];
  payments: DemoPayment[];
} {
  const subscriptions: DemoSubscription[] = [];
  const payments: DemoPayment[] = [];
  const pay = (subscriptionId: string, plan: 2 | 3, daysAgo: number, failed = false) =>
    payments.push({
      id: demoId('payment', payments.length + 1),
      subscriptionId,
      amount: plan === 3 ? '49.00' : '59.00',
      status: failed ? 'failed' : 'succeeded',
      description: plan === 3 ? 'Abonnement Premium+ (mensuel)' : 'Abonnement Premium (annuel)',
      daysAgo,
    });
  const overdue = users.find(({ role, plan }) => role === 'owner' && plan === 2);
  users.forEach((user, index) => {
    if (user.role !== 'owner') return;
    // Some free owners once had Premium and cancelled it.
    const left = user.plan === 1 && index % 2 === 0;
    if (user.plan === 1 && !left) return;
    const plan = left ? 2 : (user.plan as 2 | 3);
    const id = demoId('subscription', subscriptions.length + 1);
    const isOverdue = user === overdue;
    const daysAgo = isOverdue ? 6 : left ? 420 : plan === 3 ? (index * 7) % 28 : (index * 41) % 330;
    subscriptions.push({
      id,
      userId: user.id,
      plan,
      customer: `cus_demo_${String(index).padStart(3, '0')}`,
      status: left ? 'canceled' : isOverdue ? 'past_due' : 'active',
      startedDaysAgo: daysAgo,
      endsInDays: left ? -55 : (plan === 3 ? 30 : 365) - daysAgo,
    });
    if (plan === 2) {
      if (isOverdue) pay(id, plan, daysAgo + 365);
      pay(id, plan, daysAgo, isOverdue);
      return;
    }
    for (let month = 2 + (index % 4); month >= 0; month -= 1) {
      // Some payments succeed a day after a refused one.
      if (month === 1 && index % 5 === 0) pay(id, plan, daysAgo + 31, true);
      pay(id, plan, daysAgo + month * 30);
    }
  });
  return { subscriptions, payments };
}
