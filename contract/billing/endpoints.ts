import {
  checkoutConfirmation,
  checkoutRequest,
  confirmedCheckout,
  portalRequest,
  providerPage,
  subscriptionAnswer,
  subscriptionPlanList,
} from './billing.ts';
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
      'draftAlreadyListed',
      'laundromatDeleted',
      'listingLimitReached',
      'tooManyRequests',
      'paymentsUnavailable',
    ],
  },
  {
    method: 'POST',
    path: '/api/payments/confirm-checkout-session',
    summary: 'Syncs the subscription with a payment just made and returns its outcome. Safe to repeat.',
    roles: owner,
    body: checkoutConfirmation,
    statuses: [200],
    answer: confirmedCheckout,
    refusals: ['checkoutNotFound', 'tooManyRequests', 'paymentsUnavailable'],
  },
  {
    method: 'POST',
    path: '/api/payments/create-portal-session',
    summary:
      'Opens the page for cards, invoices, a change of plan and cancellation. Its address is valid for a few minutes only.',
    roles: signedIn,
    body: portalRequest,
    statuses: [200],
    answer: providerPage,
    refusals: ['subscriptionNotFound', 'subscriptionUnmanaged', 'tooManyRequests', 'paymentsUnavailable'],
  },
];
