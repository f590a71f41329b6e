import { z } from 'zod';
import { type Endpoint, everybody, signedIn } from '../http/endpoint.ts';
import { endpointsOf, graphqlTypes, type Operations } from '../http/operation.ts';
import { rowId } from '../validation/row-id.ts';
import {
  checkoutDraft,
  checkoutRequest,
  confirmedCheckout,
  confirmedDraft,
  portalRequest,
  subscriptionAnswer,
  subscriptionPlanList,
} from './billing.ts';

const timeoutSeconds = 30;

checkoutDraft.register(graphqlTypes, {
  name: 'LaundromatDraftInput',
  description: 'A draft that awaits payment. The caller sets the id, which becomes the id of the laundromat.',
});
confirmedDraft.register(graphqlTypes, {
  name: 'ConfirmedDraft',
  description:
    'The status is waiting, published, unpublished or held. Once created, the laundromat has this id.',
});
const paymentPage = z.object({ url: z.url() }).register(graphqlTypes, {
  name: 'PaymentPage',
  description: 'URL of a Stripe page, to which the browser goes next.',
});

export const billingOperations = {
  createCheckoutSession: {
    roles: ['owner'],
    limit: 'payments',
    input: checkoutRequest,
    refusals: [
      'planIsFree',
      'planNotFound',
      'priceChanged',
      'alreadySubscribed',
      'subscriptionUnmanaged',
      'draftAlreadyUsed',
      'laundromatDeleted',
      'laundromatLimitReached',
      'paymentsUnavailable',
    ],
    action: {
      summary: 'Returns the page where an owner pays for a plan; the plan sets the price.',
      answer: paymentPage,
      timeoutSeconds,
    },
    rest: {
      method: 'POST',
      path: '/api/payments/create-checkout-session',
      summary:
        'Opens the payment page for a plan, with the draft of the laundromat that awaits the payment. A refusal also carries its message as `error`.',
      answer: paymentPage,
    },
  },
  confirmCheckoutSession: {
    roles: ['owner'],
    limit: 'payments',
    input: z.object({ sessionId: z.string().regex(/^cs_\w{1,250}$/) }),
    refusals: ['checkoutNotFound', 'paymentsUnavailable'],
    action: {
      summary: 'Syncs the subscription with a payment just made.',
      answer: confirmedCheckout.register(graphqlTypes, {
        name: 'ConfirmedCheckout',
        description:
          'The status is active, processing or pending; the draft is null when the payment was for a plan only.',
      }),
      timeoutSeconds,
    },
  },
  discardDraft: {
    roles: ['owner'],
    limit: 'payments',
    input: z.object({ id: rowId() }),
    refusals: ['draftAlreadyUsed', 'paymentsUnavailable'],
    action: {
      summary: 'Deletes a draft that awaits payment, after closing its payment page. Safe to repeat.',
      answer: z
        .object({ id: rowId() })
        .register(graphqlTypes, { name: 'DiscardedDraft', description: 'The id of the draft.' }),
      timeoutSeconds,
    },
  },
  createPortalSession: {
    roles: signedIn,
    limit: 'payments',
    input: portalRequest,
    refusals: ['subscriptionNotFound', 'subscriptionUnmanaged', 'paymentsUnavailable'],
    action: {
      summary: 'Returns the page for cards, invoices, a change of plan and cancellation.',
      answer: paymentPage,
      timeoutSeconds,
    },
  },
  refundLaundromat: {
    roles: ['site_admin'],
    input: z.object({ laundromatId: rowId() }),
    action: {
      summary:
        'Refunds the payment of a laundromat that was refused before its publication, and ends its subscription. Safe to repeat.',
      answer: z
        .object({ laundromatId: rowId(), refund: z.enum(['done', 'failed']).nullable() })
        .register(graphqlTypes, {
          name: 'RefundedLaundromat',
          description: 'The refund is done or failed; null where nothing is to be refunded.',
        }),
      timeoutSeconds,
    },
  },
} as const satisfies Operations;

export const billingEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/subscription-plans',
    summary: 'The plans on offer, the cheapest first.',
    roles: everybody,
    answer: subscriptionPlanList,
  },
  {
    method: 'GET',
    path: '/api/subscriptions/me',
    summary:
      'The subscription that grants the signed-in user a plan, else the latest one, else null; and its coverage.',
    roles: signedIn,
    answer: subscriptionAnswer,
  },
  ...endpointsOf(billingOperations),
];
