import type { Stripe } from 'stripe';
import { mergedMetadata } from '../billing/recorded-change.ts';
import { refundCharge } from '../billing/reversals.ts';
import { isWithin, page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { badRequest, noSuch } from '../http/stripe-fault.ts';
import { idOf, type Charge, type Refund } from '../wire.ts';
import type { SandboxContext } from '../context.ts';

export const paymentRoutes: Route[] = [
  route('GET', '/payment_intents/:id', 'PaymentIntentRetrieve', [], ({ context, id }) => {
    const intent = context.store.get('paymentIntents', id);
    if (!intent) throw noSuch('payment_intent', id);
    return intent;
  }),
  route('GET', '/charges/:id', 'ChargeRetrieve', [], ({ context, id }) => chargeNamed(context, id)),
  route<Stripe.DisputeListParams>(
    'GET',
    '/disputes',
    'DisputeList',
    [...paging, 'charge', 'created', 'payment_intent'],
    ({ context, params }) => {
      const found = context.store.find('disputes', (dispute) => {
        if (params.charge && dispute.charge !== params.charge) return false;
        if (params.payment_intent && dispute.payment_intent !== params.payment_intent) return false;
        return isWithin(dispute.created, params.created);
      });
      return page(found, params, '/v1/disputes');
    },
  ),
  route('GET', '/disputes/:id', 'DisputeRetrieve', [], ({ context, id }) => {
    const dispute = context.store.get('disputes', id);
    if (!dispute) throw noSuch('dispute', id);
    return dispute;
  }),
  route<Stripe.RefundCreateParams>(
    'POST',
    '/refunds',
    'RefundCreate',
    ['amount', 'charge', 'metadata', 'payment_intent', 'reason'],
    ({ context, params }) => {
      const { amount, metadata, reason } = params;
      return refundCharge(context, refundedCharge(context, params), {
        amount,
        metadata: mergedMetadata({}, metadata),
        reason: reason as Refund['reason'],
      });
    },
  ),
  route('GET', '/refunds/:id', 'RefundRetrieve', [], ({ context, id }) => {
    const refund = context.store.get('refunds', id);
    if (!refund) throw noSuch('refund', id);
    return refund;
  }),
];

export function chargeNamed(context: SandboxContext, id: string, param = 'id'): Charge {
  const charge = context.store.get('charges', id);
  if (!charge) throw noSuch('charge', id, param);
  return charge;
}

function refundedCharge(context: SandboxContext, params: Stripe.RefundCreateParams): Charge {
  if (params.charge) return chargeNamed(context, params.charge, 'charge');
  if (!params.payment_intent) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    throw badRequest(message, undefined, 'parameter_missing');
  }
  const intent = context.store.get('paymentIntents', params.payment_intent);
  if (!intent) throw noSuch('payment_intent', params.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded') {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    throw badRequest(message, 'payment_intent');
  }
  return chargeNamed(context, idOf(intent.latest_charge) ?? '');
}
