import { Stripe } from 'stripe';
import { hasUnpaidRenewal } from '#contract/billing/coverage.ts';
import { idOf, isRefusedByStripe } from '../../stripe/stripe.ts';
import { readInvoice } from './stripe-payment.ts';

export async function unpaidInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 100 });
  return data.toReversed();
}

/**
 * Pays the oldest open invoice of each overdue subscription with a card added since the last attempt; Stripe itself
 * would wait for its next attempt. Each card is tried once.
 */
export async function payWithNewCard(stripe: Stripe, subscriptions: Stripe.Subscription[]): Promise<void> {
  for (const subscription of subscriptions.filter(hasUnpaidRenewal)) {
    const [oldest] = await unpaidInvoices(stripe, subscription.id);
    const card = oldest && (await newestCard(stripe, subscription));
    if (!card) continue;
    const { intent } = await readInvoice(stripe, oldest.id);
    if (intent?.status === 'processing') continue;
    if ([idOf(intent?.payment_method), idOf(intent?.last_payment_error?.payment_method)].includes(card))
      continue;
    try {
      const idempotencyKey = `new-card:${oldest.id}:${card}`;
      await stripe.invoices.pay(oldest.id, { payment_method: card, off_session: true }, { idempotencyKey });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError) && !isRefusedByStripe(error)) throw error;
    }
  }
}

/** Returns the newest card, of the customer or of the subscription: the portal may set either. */
async function newestCard(stripe: Stripe, { id, customer: customerId }: Stripe.Subscription) {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] });
  const customer = await stripe.customers.retrieve(idOf(customerId)!, {
    expand: ['invoice_settings.default_payment_method'],
  });
  const cards = [
    subscription.default_payment_method,
    customer.deleted ? null : customer.invoice_settings.default_payment_method,
  ].filter((card) => typeof card === 'object' && card !== null);
  return cards.toSorted((one, other) => other.created - one.created)[0]?.id;
}
