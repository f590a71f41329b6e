import type { Stripe } from 'stripe';
import { idOf, isUnknownToStripe } from '../../stripe/stripe.ts';
import type { BillingSubject } from '../sync/billing-account.ts';

export type EventSubject = Omit<BillingSubject, 'userId'>;

/** An event that would fail again, however often Stripe repeats it. */
export class PermanentError extends Error {
  override name = 'PermanentError';
}

type Find = (stripe: Stripe, id: string) => Promise<{ customer?: Reference; invoiceId?: string }>;
type Reference = string | { id: string } | null | undefined;

const finders: [prefix: string, find: Find][] = [
  [
    'checkout.session.',
    async (stripe, id) => {
      const { customer, invoice } = await stripe.checkout.sessions.retrieve(id);
      return { customer, invoiceId: idOf(invoice) };
    },
  ],
  ['customer.subscription.', (stripe, id) => stripe.subscriptions.retrieve(id)],
  ['customer.', async (_stripe, id) => ({ customer: id })],
  [
    'invoice.',
    async (stripe, id) => {
      const { customer } = await stripe.invoices.retrieve(id);
      return { customer, invoiceId: id };
    },
  ],
  ['payment_intent.', (stripe, id) => ofIntent(stripe, { payment_intent: id })],
  ['charge.refunded', async (stripe, id) => ofIntent(stripe, await stripe.charges.retrieve(id))],
  ['refund.', async (stripe, id) => ofIntent(stripe, await stripe.refunds.retrieve(id))],
  ['charge.dispute.', async (stripe, id) => ofIntent(stripe, await stripe.disputes.retrieve(id))],
];

/** Returns the customer that an event is about, with its invoice; undefined for payments without an invoice of ours. */
export async function subjectOf(
  stripe: Stripe,
  type: string,
  objectId: string | null,
): Promise<EventSubject | undefined> {
  const [, find] = finders.find(([prefix]) => type.startsWith(prefix)) ?? [];
  if (!find || objectId === null) throw new PermanentError(`no handler for events of type ${type}`);
  try {
    const { customer, invoiceId } = await find(stripe, objectId);
    const customerId = idOf(customer);
    return customerId === undefined ? undefined : { customerId, invoiceId };
  } catch (error) {
    if (isUnknownToStripe(error))
      throw new PermanentError(`Stripe does not know ${objectId}`, { cause: error });
    throw error;
  }
}

async function ofIntent(stripe: Stripe, { payment_intent }: { payment_intent?: Reference }) {
  const intent = idOf(payment_intent);
  if (intent === undefined) return {};
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  });
  const invoiceId = idOf(data[0]?.invoice);
  if (invoiceId === undefined) return {};
  const { customer } = await stripe.invoices.retrieve(invoiceId);
  return { customer, invoiceId };
}
