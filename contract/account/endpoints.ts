import { z } from 'zod';
import {
  forgotPasswordForm,
  loginForm,
  messageAnswer,
  registerForm,
  resetPasswordForm,
  userAnswer,
  verifyEmailForm,
} from './account.ts';
import { everybody, signedIn, type Endpoint } from '../http/endpoint.ts';

const post = { method: 'POST', statuses: [200] } as const;
const limited = 'tooManyRequests' as const;

export const accountEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Returns the signed-in user.',
    roles: signedIn,
    statuses: [200],
    answer: userAnswer,
  },
  {
    ...post,
    path: '/api/auth/login',
    summary: 'Signs in and sets the cookies of the session.',
    roles: everybody,
    body: loginForm,
    answer: userAnswer,
    refusals: ['wrongCredentials', 'accountDisabled', limited],
  },
  {
    ...post,
    path: '/api/auth/register',
    summary: 'Creates an account and signs in.',
    roles: everybody,
    body: registerForm,
    statuses: [201],
    answer: userAnswer,
    refusals: ['emailTaken', limited],
  },
  {
    ...post,
    path: '/api/auth/logout',
    summary: 'Ends this session. Does no harm without one.',
    roles: everybody,
    answer: messageAnswer,
  },
  {
    ...post,
    path: '/api/auth/logout-everywhere',
    summary: 'Ends every session of the account.',
    roles: signedIn,
    answer: messageAnswer,
  },
  {
    ...post,
    path: '/api/auth/refresh',
    summary: 'Renews the session with its refresh cookie; needs no session cookie.',
    roles: everybody,
    answer: userAnswer,
    refusals: ['unauthenticated', 'sessionExpired', limited],
  },
  {
    ...post,
    path: '/api/auth/verify-email',
    summary: 'Confirms an address with the token of an emailed link.',
    roles: everybody,
    body: verifyEmailForm,
    answer: messageAnswer,
    refusals: ['linkUnusable', limited],
  },
  {
    ...post,
    path: '/api/auth/resend-verification',
    summary: 'Emails a new link that confirms the address.',
    roles: signedIn,
    answer: messageAnswer,
    refusals: [limited],
  },
  {
    ...post,
    path: '/api/auth/forgot-password',
    summary: 'Emails a link for a new password; the answer is the same whether or not the account exists.',
    roles: everybody,
    body: forgotPasswordForm,
    answer: messageAnswer,
    refusals: [limited],
  },
  {
    ...post,
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with the token of an emailed link, and ends every session.',
    roles: everybody,
    body: resetPasswordForm,
    answer: messageAnswer,
    refusals: ['linkUnusable', limited],
  },
];

export const healthEndpoint: Endpoint = {
  method: 'GET',
  path: '/api/health',
  summary: 'Reports that the server runs, without querying the database.',
  roles: everybody,
  statuses: [200],
  answer: z.object({ status: z.literal('ok') }),
};
