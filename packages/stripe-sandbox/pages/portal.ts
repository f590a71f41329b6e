import type { PortalConfiguration, PortalSession, Price, Subscription } from '../wire.ts';
import type { SandboxContext } from '../context.ts';

/** A customer's portal session. */
export interface Portal {
  session: PortalSession;
  configuration: PortalConfiguration;
  subscriptions: Subscription[];
}

/** Returns the prices that customers may choose: those of the configuration, else every active recurring one. */
export function offeredPrices(context: SandboxContext, { features }: PortalConfiguration): Price[] {
  const products = features.subscription_update.products;
  const named = products?.flatMap((product) => product.prices);
  return context.store.find(
    'prices',
    (price) => price.active && price.recurring !== null && (!named || named.includes(price.id)),
  );
}
