import type { Stripe } from 'stripe';

/** Marks the configuration that is ours. */
const mark = { lavoir: 'portal' };

/** The configuration that {@link keepPortalConfiguration} has made; without it the account's own default. */
export async function portalConfiguration(stripe: Stripe): Promise<string | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.lavoir === mark.lavoir)?.id;
}

/** What owners may do by themselves: cards, invoices, cancellation at the end of the period, change between our prices. */
export async function keepPortalConfiguration(
  stripe: Stripe,
  products: { product: string; prices: string[] }[],
): Promise<void> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products,
    },
  };
  const present = await portalConfiguration(stripe);
  if (present) await stripe.billingPortal.configurations.update(present, { features });
  else await stripe.billingPortal.configurations.create({ features, metadata: mark });
}
