import type { Stripe } from 'stripe';

const mark = { lavoir: 'portal' };

/** Returns the id of our configuration of the portal; undefined stands for the account's default one. */
export async function portalConfiguration(stripe: Stripe): Promise<string | undefined> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.lavoir === mark.lavoir)?.id;
}

export async function savePortalConfiguration(
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
