import { correctionOperations } from '../corrections/operations.ts';
import { everybody, type Endpoint } from '../http/endpoint.ts';
import { endpointsOf } from '../http/operation.ts';
import { reviewOperations } from '../reviews/operations.ts';
import { laundromatDetail, laundromatList, ownLaundromatList, serviceList } from './laundromats.ts';
import { laundromatOperations } from './operations.ts';
import { laundromatsQuery } from './search-parameters.ts';

export const laundromatEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/laundromats',
    summary:
      'Published laundromats: all matches up to 1 000, or one page when page or limit is given. The header X-Total-Count carries the number of matches.',
    roles: everybody,
    query: laundromatsQuery,
    answer: laundromatList,
  },
  {
    method: 'GET',
    path: '/api/laundromats/slug/{slug}',
    summary: 'One laundromat with its reviews, by the name in its address.',
    roles: everybody,
    answer: laundromatDetail,
    refusals: ['laundromatNotFound'],
  },
  {
    method: 'GET',
    path: '/api/laundromats/{id}',
    summary: 'One laundromat with its reviews. Owners also read their own unpublished ones.',
    roles: everybody,
    answer: laundromatDetail,
    refusals: ['laundromatNotFound'],
  },
  {
    method: 'GET',
    path: '/api/laundromats/my-laundromats',
    summary: "The owner's own laundromats, published or not, the newest first.",
    roles: ['owner'],
    answer: ownLaundromatList,
  },
  ...endpointsOf(laundromatOperations),
  ...endpointsOf(reviewOperations),
  ...endpointsOf(correctionOperations),
  {
    method: 'GET',
    path: '/api/services',
    summary: 'The services that a laundromat can offer, in the order of display.',
    roles: everybody,
    answer: serviceList,
  },
];
