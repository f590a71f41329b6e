import type { PortalConfiguration, PortalSession, Price, Subscription } from '../wire.ts';
import type { World } from '../world.ts';

/** One customer's visit to the portal. */
export interface Portal {
  session: PortalSession;
  configuration: PortalConfiguration;
  subscriptions: Subscription[];
}

/** The prices that customers may change to: those of the configuration, else every active recurring one. */
export function offeredPrices(world: World, { features }: PortalConfiguration): Price[] {
  const products = features.subscription_update.products;
  const named = products?.flatMap((product) => product.prices);
  return world.store.find(
    'prices',
    (price) => price.active && price.recurring !== null && (!named || named.includes(price.id)),
  );
}
