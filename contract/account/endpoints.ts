import { z } from 'zod';
import { everybody, signedIn, type Endpoint } from '../http/endpoint.ts';
import { endpointsOf } from '../http/operation.ts';
import { userAnswer } from './account.ts';
import { accountOperations } from './operations.ts';

export const accountEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Returns the signed-in user.',
    roles: signedIn,
    answer: userAnswer,
  },
  ...endpointsOf(accountOperations),
  {
    method: 'GET',
    path: '/api/auth/export',
    summary:
      'Returns all data about the user as a JSON file, messages under their address once it is confirmed.',
    roles: signedIn,
    answer: z.looseObject({ exportedAt: z.string(), email: z.string() }),
    refusals: ['tooManyRequests'],
  },
];

export const healthEndpoint: Endpoint = {
  method: 'GET',
  path: '/api/health',
  summary: 'Reports that the server runs, without querying the database.',
  roles: everybody,
  answer: z.object({ status: z.literal('ok') }),
};
