import { everybody, signedIn, type Endpoint } from '../http/endpoint.ts';
import { endpointsOf } from '../http/operation.ts';
import { subscriptionAnswer, subscriptionPlanList } from './billing.ts';
import { billingOperations } from './operations.ts';

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
