import { makeCustomer } from '../objects/customer.ts';
import { makeSubscription, makeSubscriptionItem } from '../objects/subscription.ts';
import type { World } from '../world.ts';
import { keepCard } from './checkout.ts';
import { testCards } from './test-cards.ts';

/** A running subscription that was not bought here. Times are Unix seconds. */
export interface AdoptedSubscription {
  id: string;
  customer: { id: string; email: string; name: string };
  price: string;
  start: number;
  end: number;
  metadata: Record<string, string>;
}

/**
 * Takes over a subscription under the ids it has in the product's database, as if it had been bought here with a good
 * card: it can be managed, and renews. What was paid before is not told.
 */
export function adoptSubscription(world: World, given: AdoptedSubscription): void {
  const price = world.store.get('prices', given.price);
  if (!price || world.store.get('subscriptions', given.id)) return;
  const { start: created, customer, metadata } = given;
  const preferred_locales = ['fr'];
  world.store.put('customers', makeCustomer({ ...customer, created, metadata, preferred_locales }));
  const details = { ...customer, line1: '1 rue de l’Exemple', postalCode: '75001', city: 'Paris' };
  const card = keepCard(world, customer.id, testCards[0]!, details);
  const subscription = makeSubscription({
    id: given.id,
    created,
    customer: customer.id,
    currency: price.currency,
    default_payment_method: card.id,
    metadata,
  });
  subscription.items.data = [
    makeSubscriptionItem({
      id: world.newId('si', 14),
      created,
      subscription: given.id,
      price,
      quantity: 1,
      start: given.start,
      end: given.end,
    }),
  ];
  world.store.put('subscriptions', subscription);
}
