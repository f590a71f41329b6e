import { demoId, type DemoUser } from './demo-data.ts';

export interface DemoSubscription {
  id: string;
  userId: string;
  plan: 1 | 2 | 3;
  customer: string;
  status: 'active' | 'canceled';
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

/** Builds the subscriptions of paying owners: one yearly payment for Premium, up to six monthly ones for Premium+. */
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
  users.forEach((user, index) => {
    if (user.role !== 'owner') return;
    // Some free owners once had Premium and cancelled it.
    const left = user.plan === 1 && index % 2 === 0;
    if (user.plan === 1 && !left) return;
    const plan = left ? 2 : (user.plan as 2 | 3);
    const id = demoId('subscription', subscriptions.length + 1);
    const daysAgo = left ? 420 : plan === 3 ? (index * 7) % 28 : (index * 41) % 330;
    subscriptions.push({
      id,
      userId: user.id,
      plan,
      customer: `cus_demo_${String(index).padStart(3, '0')}`,
      status: left ? 'canceled' : 'active',
      startedDaysAgo: daysAgo,
      endsInDays: left ? -55 : (plan === 3 ? 30 : 365) - daysAgo,
    });
    if (plan === 2) {
      pay(id, plan, daysAgo);
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
