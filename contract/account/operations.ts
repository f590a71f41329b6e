import { z } from 'zod';
import { everybody, signedIn } from '../http/endpoint.ts';
import type { Operations } from '../http/operation.ts';
import {
  changeEmailForm,
  changePasswordForm,
  deleteAccountForm,
  forgotPasswordForm,
  loginForm,
  messageAnswer,
  profileForm,
  registerForm,
  resetPasswordForm,
  userAnswer,
  verifyEmailForm,
} from './account.ts';

const nothing = z.object({});
const post = { method: 'POST', statuses: [200] } as const;
/** Opens, renews or ends a session, so it must work when the cookie of the last one has expired. */
const withoutSession = { roles: everybody, ignoresSession: true } as const;

/** These operations set or clear cookies, so they have routes and no actions. */
export const accountOperations = {
  logIn: {
    ...withoutSession,
    limit: 'signIns',
    input: loginForm,
    refusals: ['wrongCredentials', 'accountDisabled'],
    rest: {
      ...post,
      path: '/api/auth/login',
      summary: 'Signs in and sets the cookies of the session.',
      answer: userAnswer,
    },
  },
  register: {
    ...withoutSession,
    limit: 'registrations',
    input: registerForm,
    refusals: ['emailTaken'],
    rest: {
      ...post,
      path: '/api/auth/register',
      summary: 'Creates an account and signs in.',
      statuses: [201],
      answer: userAnswer,
    },
  },
  logOut: {
    ...withoutSession,
    input: nothing,
    rest: {
      ...post,
      path: '/api/auth/logout',
      summary: 'Ends this session. Does no harm without one.',
      answer: messageAnswer,
    },
  },
  logOutEverywhere: {
    roles: signedIn,
    input: nothing,
    rest: {
      ...post,
      path: '/api/auth/logout-everywhere',
      summary: 'Ends every session of the account.',
      answer: messageAnswer,
    },
  },
  renewSession: {
    ...withoutSession,
    limit: 'renewals',
    input: nothing,
    refusals: ['unauthenticated', 'sessionExpired'],
    rest: {
      ...post,
      path: '/api/auth/refresh',
      summary: 'Renews the session with its refresh cookie; needs no session cookie.',
      answer: userAnswer,
    },
  },
  verifyEmail: {
    ...withoutSession,
    limit: 'emailConfirmations',
    input: verifyEmailForm,
    refusals: ['linkUnusable'],
    rest: {
      ...post,
      path: '/api/auth/verify-email',
      summary: 'Confirms an address with the token of an emailed link.',
      answer: messageAnswer,
    },
  },
  resendVerification: {
    roles: signedIn,
    limit: 'confirmationEmails',
    input: nothing,
    rest: {
      ...post,
      path: '/api/auth/resend-verification',
      summary: 'Emails a new link that confirms the address.',
      answer: messageAnswer,
    },
  },
  forgotPassword: {
    ...withoutSession,
    limit: 'passwordEmails',
    input: forgotPasswordForm,
    rest: {
      ...post,
      path: '/api/auth/forgot-password',
      summary: 'Emails a link for a new password; the answer is the same whether or not the account exists.',
      answer: messageAnswer,
    },
  },
  resetPassword: {
    ...withoutSession,
    limit: 'passwordResets',
    input: resetPasswordForm,
    refusals: ['linkUnusable'],
    rest: {
      ...post,
      path: '/api/auth/reset-password',
      summary: 'Sets a new password with the token of an emailed link, and ends every session.',
      answer: messageAnswer,
    },
  },
  changeProfile: {
    roles: signedIn,
    limit: 'profileChanges',
    input: profileForm,
    rest: {
      method: 'PATCH',
      path: '/api/auth/me',
      summary: 'Changes the name of the account.',
      statuses: [200],
      answer: userAnswer,
    },
  },
  changeEmail: {
    roles: signedIn,
    limit: 'emailChanges',
    input: changeEmailForm,
    refusals: ['wrongPassword', 'emailTaken'],
    rest: {
      ...post,
      path: '/api/auth/change-email',
      summary:
        'Replaces the address of the account: an unconfirmed one at once, which answers the user with a new session; a confirmed one once a link sent to the new address is opened. Then the answer is the same whether or not the address has an account.',
      answer: z.union([userAnswer, messageAnswer]),
    },
  },
  changePassword: {
    roles: signedIn,
    limit: 'passwordGuesses',
    input: changePasswordForm,
    refusals: ['wrongPassword'],
    rest: {
      ...post,
      path: '/api/auth/change-password',
      summary: 'Replaces the password, ends every session and begins a new one.',
      answer: userAnswer,
    },
  },
  deleteAccount: {
    roles: signedIn,
    limit: 'passwordGuesses',
    input: deleteAccountForm,
    refusals: ['wrongPassword', 'subscriptionRunning'],
    rest: {
      ...post,
      path: '/api/auth/delete-account',
      summary: 'Erases the account with everything that belongs to it.',
      answer: messageAnswer,
    },
  },
} as const satisfies Operations;
