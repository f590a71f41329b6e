import { makeCustomer } from '../objects/customer.ts';
import { makeSubscription, makeSubscriptionItem } from '../objects/subscription.ts';
import type { SandboxContext } from '../context.ts';
import { saveCard } from './checkout.ts';
import { testCards } from './test-cards.ts';

/** A subscription that was not bought in the sandbox. Times are Unix seconds. */
export interface AdoptedSubscription {
  id: string;
  customer: { id: string; email: string; name: string };
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
  const { start: created, customer, metadata } = given;
  const preferred_locales = ['fr'];
  context.store.put('customers', makeCustomer({ ...customer, created, metadata, preferred_locales }));
  const details = { ...customer, line1: '1 rue de l’Exemple', postalCode: '75001', city: 'Paris' };
  const card = saveCard(context, customer.id, testCards[0]!, details);
  const subscription = makeSubscription({
    id: given.id,
    created,
    customer: customer.id,
    currency: price.currency,
    default_payment_method: card.id,
    metadata,
  });
  subscription.status = given.status;
  subscription.items.data = [
    makeSubscriptionItem({
      id: context.newId('si', 14),
      created,
      subscription: given.id,
      price,
      quantity: 1,
      start: given.start,
      end: given.end,
    }),
  ];
  context.store.put('subscriptions', subscription);
}
