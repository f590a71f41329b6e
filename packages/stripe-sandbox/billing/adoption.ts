import type { SandboxContext } from '../context.ts';
import { makeItem, makeSubscription, saveCard } from './subscription.ts';
import { testCards } from './test-cards.ts';

export interface AdoptedSubscription {
  id: string;
  customer: { id: string; email: string };
  price: string;
  status: 'active' | 'past_due';
  start: number;
  end: number;
  metadata: Record<string, string>;
}

/**
 * Adds a subscription with existing ids, as if it had been bought in the sandbox with a valid card: it can be managed and
 * renews. Earlier payments are not recorded.
 */
export function adoptSubscription(context: SandboxContext, given: AdoptedSubscription): void {
  const price = context.store.get('prices', given.price);
  if (!price || context.store.get('subscriptions', given.id)) return;
  const { id, start: created, end, customer, metadata, status } = given;
  const object = 'customer' as const;
  const invoice_settings = { default_payment_method: null };
  context.store.put('customers', { ...customer, object, balance: 0, created, invoice_settings, metadata });
  const card = saveCard(context, customer.id, testCards[0]!);
  const subscription = makeSubscription(
    { id, created, customer: customer.id, default_payment_method: card.id, metadata },
    { ...makeItem(context, price, created), current_period_end: end },
  );
  context.store.put('subscriptions', { ...subscription, status });
}
