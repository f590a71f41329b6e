import { accountEndpoints, healthEndpoint } from '../account/endpoints.ts';
import { billingEndpoints } from '../billing/operations.ts';
import { claimEndpoints } from '../claims/endpoints.ts';
import { contactOperations } from '../contact/operations.ts';
import { laundromatEndpoints } from '../laundromat/endpoints.ts';
import { adminSubscriptionList, paymentList, userList } from '../moderation/admin.ts';
import { photoEndpoints } from '../photos/endpoints.ts';
import { placeEndpoints } from '../places/endpoints.ts';
import { statisticsEndpoints } from '../statistics/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointsOf } from './operation.ts';

const otherEndpoints: Endpoint[] = [
  ...endpointsOf(contactOperations),
  {
    method: 'GET',
    path: '/api/users',
    summary: 'Every account, the newest first.',
    roles: ['site_admin'],
    answer: userList,
  },
  {
    method: 'GET',
    path: '/api/admin/subscriptions',
    summary: 'Every subscription with its plan and its user, the newest first.',
    roles: ['site_admin'],
    answer: adminSubscriptionList,
  },
  {
    method: 'GET',
    path: '/api/admin/payments',
    summary: 'Every payment, the newest first.',
    roles: ['site_admin'],
    answer: paymentList,
  },
];

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

export const uploadEndpoints = endpoints.filter(({ bodyType }) => bodyType === 'multipart/form-data');
