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
const post = <Answer extends z.ZodType>(path: string, summary: string, answer: Answer) =>
  ({ method: 'POST', path: `/api/auth/${path}`, summary, answer }) as const;
const withoutSession = { roles: everybody, ignoresSession: true } as const;

export const accountOperations = {
  logIn: {
    ...withoutSession,
    limit: 'signIns',
    input: loginForm,
    refusals: ['wrongCredentials', 'accountDisabled'],
    rest: post('login', 'Signs in and sets the cookies of the session.', userAnswer),
  },
  register: {
    ...withoutSession,
    limit: 'registrations',
    input: registerForm,
    refusals: ['emailTaken'],
    rest: { ...post('register', 'Creates an account and signs in.', userAnswer), statuses: [201] },
  },
  logOut: {
    ...withoutSession,
    input: nothing,
    rest: post('logout', 'Ends this session. Does no harm without one.', messageAnswer),
  },
  logOutEverywhere: {
    roles: signedIn,
    input: nothing,
    rest: post('logout-everywhere', 'Ends every session of the account.', messageAnswer),
  },
  renewSession: {
    ...withoutSession,
    limit: 'renewals',
    input: nothing,
    refusals: ['unauthenticated', 'sessionExpired'],
    rest: post('refresh', 'Renews the session with its refresh cookie; needs no session cookie.', userAnswer),
  },
  verifyEmail: {
    ...withoutSession,
    limit: 'emailConfirmations',
    input: verifyEmailForm,
    refusals: ['linkUnusable'],
    rest: post('verify-email', 'Confirms an address with the token of an emailed link.', messageAnswer),
  },
  resendVerification: {
    roles: signedIn,
    limit: 'confirmationEmails',
    input: nothing,
    rest: post('resend-verification', 'Emails a new link that confirms the address.', messageAnswer),
  },
  forgotPassword: {
    ...withoutSession,
    limit: 'passwordEmails',
    input: forgotPasswordForm,
    rest: post(
      'forgot-password',
      'Emails a link for a new password; the answer is the same whether or not the account exists.',
      messageAnswer,
    ),
  },
  resetPassword: {
    ...withoutSession,
    limit: 'passwordResets',
    input: resetPasswordForm,
    refusals: ['linkUnusable'],
    rest: post(
      'reset-password',
      'Sets a new password with the token of an emailed link, and ends every session.',
      messageAnswer,
    ),
  },
  changeProfile: {
    roles: signedIn,
    limit: 'profileChanges',
    input: profileForm,
    rest: {
      method: 'PATCH',
      path: '/api/auth/me',
      summary: 'Changes the name of the account.',
      answer: userAnswer,
    },
  },
  changeEmail: {
    roles: signedIn,
    limit: 'emailChanges',
    input: changeEmailForm,
    refusals: ['wrongPassword'],
    rest: post(
      'change-email',
      'Replaces the address of the account once a link sent to the new one is opened. The answer is the same whether or not that address has an account; an email there says so.',
      messageAnswer,
    ),
  },
  changePassword: {
    roles: signedIn,
    limit: 'passwordChanges',
    input: changePasswordForm,
    refusals: ['wrongPassword'],
    rest: post(
      'change-password',
      'Replaces the password, ends every session and begins a new one.',
      userAnswer,
    ),
  },
  deleteAccount: {
    roles: signedIn,
    limit: 'passwordGuesses',
    input: deleteAccountForm,
    refusals: ['wrongPassword', 'subscriptionRunning'],
    rest: post('delete-account', 'Erases the account with everything that belongs to it.', messageAnswer),
  },
} as const satisfies Operations;
