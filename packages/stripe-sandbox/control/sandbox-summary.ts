import { Stripe } from 'stripe';
import { periodEnd } from '../objects/subscription.ts';
import type { World } from '../world.ts';

/** What the controls show of the sandbox. */
export function sandboxSummary(world: World) {
  const { store } = world;
  const deliveries = store.find('deliveries');
  const inState = (state: string) => deliveries.filter((delivery) => delivery.state === state).length;
  return {
    apiVersion: Stripe.API_VERSION,
    seed: world.seed,
    now: world.clock.now(),
    clockOffset: world.state().clockOffset,
    nextOutcomes: world.state().nextOutcomes,
    faults: world.faults.snapshot(),
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
