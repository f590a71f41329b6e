import type { Request, RequestHandler } from 'express';
import { forgotPasswordForm } from '#contract/account/account.ts';
import type { LimitName } from '#contract/http/operation.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { sessionOf } from '../session/session.ts';
import { clientKey } from './client-key.ts';
import type { RateLimits } from './rate-limit.ts';

/** Rate limits of operations, and of routes that are not operations. */
export type WriteLimits = Record<
  LimitName | 'photos' | 'reviewPhotos' | 'claimPhotos' | 'exports' | 'counts',
  RequestHandler[]
>;

/** Creates the limits, wide enough for an outbox that sends a day's reviews at once. */
export function createWriteLimits(limits: RateLimits): WriteLimits {
  const mailedLinks = () => limits({ times: 30, minutes: 15, per: 'ip' });
  // One count for all forms that ask for the present password.
  const passwordGuesses = limits({ times: 10, minutes: 15, per: user, failuresOnly: true });
  return {
    reviews: [
      limits({ times: 20, minutes: 10, per: 'ip' }),
      limits({ times: 10, minutes: 60, per: clientAndLaundromat((request) => request.params['id']) }),
    ],
    answers: [limits({ times: 60, minutes: 10, per: 'ip' })],
    reports: [
      limits({ times: 10, minutes: 10, per: 'ip' }),
      limits({
        times: 5,
        minutes: 60,
        per: clientAndLaundromat((request) => request.body?.input?.report?.laundromatId),
      }),
    ],
    questions: [
      limits({ times: 10, minutes: 60, per: 'ip' }),
      limits({
        times: 10,
        minutes: 60,
        per: (request) => request.body?.session_variables?.['x-hasura-user-id'],
      }),
      limits({
        times: 3,
        minutes: 60,
        per: clientAndLaundromat((request) => request.body?.input?.question?.laundromatId),
      }),
    ],
    corrections: [
      limits({ times: 20, minutes: 10, per: 'ip' }),
      limits({ times: 5, minutes: 60, per: clientAndLaundromat((request) => request.params['id']) }),
    ],
    claims: [limits({ times: 60, minutes: 10, per: 'ip' })],
    photos: [limits({ times: 120, minutes: 60, per: 'ip' }), limits({ times: 60, minutes: 60, per: user })],
    // A photo that a bad connection interrupts is sent again and again.
    reviewPhotos: [
      limits({ times: 60, minutes: 60, per: 'ip' }),
      limits({ times: 20, minutes: 24 * 60, per: 'ip', successesOnly: true }),
    ],
    claimPhotos: [limits({ times: 20, minutes: 60, per: 'ip' })],
    contact: [limits({ times: 10, minutes: 10, per: 'ip' })],
    withdrawals: [limits({ times: 20, minutes: 10, per: 'ip' })],
    // A visitor sends six a minute at most, and many may share an address.
    counts: [limits({ times: 300, minutes: 10, per: 'ip' })],
    laundromats: [limits({ times: 30, minutes: 60, per: 'ip' })],
    payments: [limits({ times: 40, minutes: 10, per: 'ip' })],
    signIns: [
      limits({ times: 50, minutes: 15, per: 'ip', failuresOnly: true }),
      limits({ times: 10, minutes: 15, per: typedEmail, failuresOnly: true }),
    ],
    registrations: [limits({ times: 20, minutes: 60, per: 'ip' })],
    renewals: [limits({ times: 300, minutes: 15, per: 'ip' })],
    emailConfirmations: [mailedLinks()],
    confirmationEmails: [limits({ times: 3, minutes: 15, per: user })],
    passwordEmails: [mailedLinks(), limits({ times: 5, minutes: 60, per: typedEmail })],
    passwordResets: [mailedLinks()],
    profileChanges: [limits({ times: 30, minutes: 60, per: user })],
    emailChanges: [limits({ times: 5, minutes: 60, per: user }), passwordGuesses],
    passwordGuesses: [passwordGuesses],
    exports: [limits({ times: 10, minutes: 60, per: user })],
  };
}

/** Counts by sender and laundromat. A request without the id of one is refused anyway. */
const clientAndLaundromat = (idOf: (request: Request) => unknown) => (request: Request) => {
  const { data: id } = rowId().safeParse(idOf(request));
  return id && `${clientKey(request)} ${id}`;
};

const user = (request: Request) => sessionOf(request)?.userId;

/** Returns the address in a request's body; undefined when it is not one. */
const typedEmail = ({ body }: Request) => forgotPasswordForm.safeParse(body).data?.email;
