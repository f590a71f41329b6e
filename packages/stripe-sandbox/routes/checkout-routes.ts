import type { Stripe } from 'stripe';
import { expireSession } from '../billing/due-work.ts';
import { isWithin, page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import { idOf, type Session } from '../wire.ts';
import type { SandboxContext } from '../context.ts';
import { openSession } from './session-opening.ts';

const imitated = [
  'adaptive_pricing.enabled',
  'allowed_payment_method_types',
  'automatic_tax.enabled',
  'billing_address_collection',
  'cancel_url',
  'client_reference_id',
  'consent_collection.terms_of_service',
  'customer',
  'customer_email',
  'customer_update.address',
  'customer_update.name',
  'expires_at',
  'line_items.price',
  'line_items.quantity',
  'locale',
  'metadata',
  'mode',
  'payment_method_collection',
  'subscription_data.description',
  'subscription_data.metadata',
  'success_url',
  'ui_mode',
];

export const checkoutRoutes: Route[] = [
  route<Stripe.Checkout.SessionCreateParams>(
    'POST',
    '/checkout/sessions',
    'SessionCreate',
    imitated,
    ({ context, params }) => openSession(context, params),
  ),
  route<Stripe.Checkout.SessionListParams>(
    'GET',
    '/checkout/sessions',
    'SessionList',
    [...paging, 'created', 'customer', 'subscription', 'status'],
    ({ context, params }) => {
      const { customer, subscription, status, created } = params;
      const found = context.store.find('sessions', (session) => {
        if (customer && idOf(session.customer) !== customer) return false;
        if (subscription && idOf(session.subscription) !== subscription) return false;
        if (status && session.status !== status) return false;
        return isWithin(session.created, created);
      });
      return page(found, params, '/v1/checkout/sessions');
    },
  ),
  route('GET', '/checkout/sessions/:id', 'SessionRetrieve', [], ({ context, id }) =>
    sessionNamed(context, id),
  ),
  route('POST', '/checkout/sessions/:id/expire', 'SessionExpire', [], ({ context, id }) => {
    const session = sessionNamed(context, id);
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
      throw badRequest(message);
    }
    return expireSession(context, session);
  }),
];

function sessionNamed(context: SandboxContext, id: string): Session {
  const session = context.store.get('sessions', id);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}
