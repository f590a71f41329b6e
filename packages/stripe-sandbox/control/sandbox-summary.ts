import { Stripe } from 'stripe';
import { periodEnd } from '../objects/subscription.ts';
import type { SandboxContext } from '../context.ts';

/** Summary of the sandbox for the controls. */
export function sandboxSummary(context: SandboxContext) {
  const { store } = context;
  const deliveries = store.find('deliveries');
  const inState = (state: string) => deliveries.filter((delivery) => delivery.state === state).length;
  return {
    apiVersion: Stripe.API_VERSION,
    seed: context.seed,
    now: context.clock.now(),
    clockOffset: context.state().clockOffset,
    nextOutcomes: context.state().nextOutcomes,
    faults: context.faults.snapshot(),
    deliveries: {
      pending: inState('pending'),
      delivered: inState('delivered'),
      failed: inState('failed'),
      dropped: inState('dropped'),
    },
    endpoints: store
      .find('webhookEndpoints')
      .map(({ id, url, description, status, secret }) => ({ id, url, description, status, secret })),
    subscriptions: store.find('subscriptions').map((subscription) => ({
      id: subscription.id,
      customer: subscription.customer,
      status: subscription.status,
      product: subscription.items.data.map((item) => item.price.lookup_key ?? item.price.id).join(', '),
      periodEnd: periodEnd(subscription),
      cancelAt: subscription.cancel_at,
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
    })),
    charges: store.find('charges').map(({ id, amount, amount_refunded: refunded, status, disputed }) => ({
      id,
      amount,
      refunded,
      status,
      disputed,
    })),
  };
}
