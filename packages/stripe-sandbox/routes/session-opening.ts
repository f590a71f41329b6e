import type { Stripe } from 'stripe';
import { mergedMetadata } from '../billing/recorded-change.ts';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import { makeCustomerDetails, makeLineItem, makeSession } from '../objects/session.ts';
import { idOf, type LineItem, type Session } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { productName } from '../billing/invoicing.ts';
import { customerNamed } from './customer-routes.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/** Opens a Checkout session for a subscription, with the errors of Stripe. */
export function openSession(context: SandboxContext, params: Params): Session {
  if (!params.mode) throw badRequest('Missing required param: mode.', 'mode', 'parameter_missing');
  if (params.mode !== 'subscription')
    throw badRequest('This sandbox imitates mode=subscription only.', 'mode');
  if (params.ui_mode && params.ui_mode !== 'hosted_page') {
    throw badRequest('This sandbox imitates ui_mode=hosted_page only.', 'ui_mode');
  }
  if (params.customer && params.customer_email) {
    throw badRequest('You may only specify one of these parameters: customer, customer_email.', 'customer');
  }
  const successUrl = httpUrl(params.success_url, 'success_url');
  if (!successUrl)
    throw badRequest('Missing required param: success_url.', 'success_url', 'parameter_missing');
  const customer = params.customer ? customerNamed(context, params.customer, 'customer') : null;
  const isTaxed = params.automatic_tax?.enabled ?? false;
  if (isTaxed && customer && !customer.address && params.customer_update?.address !== 'auto') {
    const message =
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.";
    throw badRequest(message, undefined, 'customer_tax_location_invalid');
  }
  const lines = cartLines(context, params);
  const created = context.clock.now();
  const id = context.newId('cs_test', 56);
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const email = customer?.email ?? params.customer_email ?? null;
  const session = makeSession({
    id,
    created,
    currency: lines[0]!.currency,
    amount_total: total,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    automatic_tax: {
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' } : null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'requires_location_inputs' : null,
    },
    billing_address_collection: (params.billing_address_collection as 'auto' | 'required') ?? null,
    cancel_url: httpUrl(params.cancel_url, 'cancel_url'),
    client_reference_id: params.client_reference_id ?? null,
    consent_collection: params.consent_collection
      ? { payment_method_reuse_agreement: null, promotions: 'none', terms_of_service: 'required' }
      : null,
    customer: customer?.id ?? null,
    customer_details: email ? makeCustomerDetails({ email }) : null,
    customer_email: params.customer_email ?? null,
    expires_at: expiry(params.expires_at, created),
    locale: (params.locale as Session['locale']) ?? null,
    metadata: mergedMetadata({}, params.metadata),
    success_url: successUrl,
    url: `${context.pagesUrl}/c/pay/${id}`,
  });
  context.store.put('sessions', session);
  context.store.put('carts', {
    id,
    lines,
    subscription: {
      metadata: mergedMetadata({}, params.subscription_data?.metadata),
      description: params.subscription_data?.description ?? null,
    },
    updatesCustomer: {
      address: params.customer_update?.address === 'auto',
      name: params.customer_update?.name === 'auto',
    },
    challenge: null,
  });
  return session;
}

function cartLines(context: SandboxContext, { line_items: wanted }: Params): LineItem[] {
  if (!wanted?.length)
    throw badRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  const lines = wanted.map(({ price: id, quantity }, index) => {
    const param = `line_items[${index}][price]`;
    if (!id) throw badRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
    const price = context.store.get('prices', id);
    if (!price) throw noSuch('price', id, param);
    if (!price.active) {
      throw badRequest('The price specified is inactive. This field only accepts active prices.', param);
    }
    if (quantity === undefined) {
      throw badRequest(
        'Quantity is required. Add `quantity` to `line_items`.',
        `line_items[${index}][quantity]`,
      );
    }
    const description = productName(context, idOf(price.product));
    return makeLineItem({ id: context.newId('li'), price, quantity, description });
  });
  if (!lines.some((line) => line.price?.recurring)) {
    throw badRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  }
  if (new Set(lines.map((line) => line.currency)).size > 1) {
    throw badRequest('All line items must have the same currency.', 'line_items');
  }
  return lines;
}

function expiry(wanted: number | undefined, created: number): number {
  if (wanted === undefined) return created + 86_400;
  if (wanted < created + 30 * 60) {
    const message = 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    throw badRequest(message, 'expires_at');
  }
  if (wanted > created + 86_400) {
    const message = 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    throw badRequest(message, 'expires_at');
  }
  return wanted;
}

function httpUrl(url: string | undefined, param: string): string | null {
  if (url === undefined) return null;
  if (!/^https?:\/\/[^\s/]+/i.test(url)) throw badRequest('Not a valid URL', param, 'url_invalid');
  return url;
}
