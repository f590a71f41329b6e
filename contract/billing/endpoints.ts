import { checkoutRequest, providerPage, subscriptionAnswer, subscriptionPlanList } from './billing.ts';
import { everybody, signedIn, type Endpoint } from '../http/endpoint.ts';

const owner = ['owner'] as const;

export const billingEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/subscription-plans',
    summary: 'The plans on offer, the cheapest first.',
    roles: everybody,
    statuses: [200],
    answer: subscriptionPlanList,
  },
  {
    method: 'GET',
    path: '/api/subscriptions/me',
    summary:
      'The subscription that grants the signed-in user a plan, else the latest one, else null; and its coverage.',
    roles: signedIn,
    statuses: [200],
    answer: subscriptionAnswer,
  },
  {
    method: 'POST',
    path: '/api/payments/create-checkout-session',
    summary:
      'Opens the payment page for a plan, with the draft of the laundromat that awaits the payment. A refusal also carries its message as `error`.',
    roles: owner,
    body: checkoutRequest,
    statuses: [200],
    answer: providerPage,
    refusals: [
      'planIsFree',
      'planNotFound',
      'priceChanged',
      'alreadySubscribed',
      'subscriptionUnmanaged',
      'draftAlreadyUsed',
      'laundromatDeleted',
      'laundromatLimitReached',
      'tooManyRequests',
      'paymentsUnavailable',
    ],
  },
];
