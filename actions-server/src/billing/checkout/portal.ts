import type { Stripe } from 'stripe';
import type { PortalFlow, PortalRequest } from '#contract/billing/billing.ts';
import { isInProgress } from '#contract/billing/coverage.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SignedInCaller } from '../../session/caller.ts';
import { isRefusedByStripe } from '../../stripe/stripe.ts';
import { billingContext, type BillingServices } from '../billing-context.ts';
import { portalConfiguration } from '../plans/portal-configuration.ts';
import { readAccount } from '../sync/billing-account.ts';
import { knownCustomer } from '../sync/customer.ts';
import { unpaidInvoices } from '../sync/unpaid-invoice.ts';

export async function createPortal(
  services: BillingServices,
  caller: SignedInCaller,
  { returnPath, flow }: PortalRequest,
): Promise<{ url: string }> {
  const context = billingContext(services, caller);
  const { stripe } = context;
  const account = await readAccount(context, caller);
  const customer = await knownCustomer(stripe, account.user);
  if (!customer) {
    const isUnmanaged = account.subscriptions.some(isInProgress);
    throw new ApiError(isUnmanaged ? 'subscriptionUnmanaged' : 'subscriptionNotFound');
  }
  const running = account.subscriptions
    .filter((each) => isInProgress(each) && each.stripeCustomerId === customer.id)
    .flatMap(({ stripeSubscriptionId }) => stripeSubscriptionId ?? []);
  for (const subscription of flow === 'payInvoice' ? running : []) {
    const [oldest] = await unpaidInvoices(stripe, subscription);
    if (oldest?.hosted_invoice_url) return { url: oldest.hosted_invoice_url };
  }
  const overview = {
    customer: customer.id,
    locale: 'fr' as const,
    return_url: `${services.publicUrl}${returnPath ?? '/subscription'}`,
    configuration: await portalConfiguration(stripe),
  };
  const { sessions } = stripe.billingPortal;
  const flow_data = flow ? flowOf(flow, running) : undefined;
  const { url } = await sessions.create({ ...overview, flow_data }).catch((error: unknown) => {
    // The subscription may have ended, or be one that the portal does not change.
    if (!flow_data || !isRefusedByStripe(error)) throw error;
    return sessions.create(overview);
  });
  return { url };
}

/**
 * Returns the page of the portal to open. Undefined opens its overview: there is no subscription to change or several,
 * or no invoice to pay.
 */
function flowOf(
  flow: PortalFlow,
  [subscription, ...others]: string[],
): Stripe.BillingPortal.SessionCreateParams.FlowData | undefined {
  if (flow === 'changeCard') return { type: 'payment_method_update' };
  if (flow === 'payInvoice' || !subscription || others.length > 0) return undefined;
  return flow === 'cancel'
    ? { type: 'subscription_cancel', subscription_cancel: { subscription } }
    : { type: 'subscription_update', subscription_update: { subscription } };
}
