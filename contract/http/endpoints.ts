import { accountEndpoints, healthEndpoint } from '../account/endpoints.ts';
import { adminSubscriptionList, paymentList, userList } from '../moderation/admin.ts';
import { billingEndpoints } from '../billing/endpoints.ts';
import { claimEndpoints } from '../claims/endpoints.ts';
import { contactAnswer, contactForm } from '../contact/contact.ts';
import { everybody, type Endpoint } from './endpoint.ts';
import { laundromatEndpoints } from '../laundromat/endpoints.ts';
import { photoEndpoints } from '../photos/endpoints.ts';
import { placeEndpoints } from '../places/endpoints.ts';
import { statisticsEndpoints } from '../statistics/endpoints.ts';
import { withdrawal } from '../account/withdrawal.ts';

const otherEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/contact',
    summary:
      'Sends the site a message. The same id sent again answers 200 and changes nothing, or brings a correction: with its key, within an hour, while nobody has read it.',
    roles: everybody,
    body: contactForm,
    statuses: [201, 200],
    answer: contactAnswer,
    refusals: ['conflict', 'alreadyStored', 'tooManyRequests'],
  },
  withdrawal('/api/contact', 'a message that nobody has read'),
  {
    method: 'GET',
    path: '/api/users',
    summary: 'Every account, the newest first.',
    roles: ['site_admin'],
    statuses: [200],
    answer: userList,
  },
  {
    method: 'GET',
    path: '/api/admin/subscriptions',
    summary: 'Every subscription with its plan and its user, the newest first.',
    roles: ['site_admin'],
    statuses: [200],
    answer: adminSubscriptionList,
  },
  {
    method: 'GET',
    path: '/api/admin/payments',
    summary: 'Every payment, the newest first.',
    roles: ['site_admin'],
    statuses: [200],
    answer: paymentList,
  },
];

/** The whole REST contract, in the order of the documentation. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...laundromatEndpoints,
  ...placeEndpoints,
  ...photoEndpoints,
  ...claimEndpoints,
  ...billingEndpoints,
  ...statisticsEndpoints,
  ...otherEndpoints,
  healthEndpoint,
];
