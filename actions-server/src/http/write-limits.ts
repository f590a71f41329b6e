import type { Request, RequestHandler } from 'express';
import { forgotPasswordForm } from '#contract/account/account.ts';
import type { LimitName } from '#contract/http/operations.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { KnownDevices } from '../session/known-device.ts';
import { sessionOf } from '../session/session.ts';
import { clientKey } from './network-hash.ts';
import type { RateLimitRule, RateLimits } from './rate-limit.ts';

export type WriteLimits = Record<WriteLimitName, RequestHandler[]>;
type WriteLimitName = LimitName | 'photos' | 'reviewPhotos' | 'claimPhotos' | 'exports' | 'counts';

export function createWriteLimits(limits: RateLimits, devices: KnownDevices): WriteLimits {
  const rules: Record<WriteLimitName, RateLimitRule[]> = { ...commonRules, ...rulesByDevice(devices) };
  const handlers = Object.fromEntries(
    Object.entries(rules).map(([name, list]) => [name, list.map((rule, n) => limits(`${name} ${n}`, rule))]),
  ) as WriteLimits;
  handlers.emailChanges.push(...handlers.passwordGuesses);
  handlers.passwordChanges.push(...handlers.passwordGuesses);
  return handlers;
}

const mailedLinks: RateLimitRule = { times: 30, minutes: 15, per: 'ip' };

function rulesByDevice(devices: KnownDevices) {
  const knownDevice = (request: Request) => {
    const email = typedEmail(request);
    return email && devices.idOf(request, email);
  };
  const emailAndSender = (request: Request) => {
    const email = typedEmail(request);
    return email && `${email} ${knownDevice(request) ?? clientKey(request)}`;
  };
  const unlessKnown = (keyOf: (request: Request) => string | undefined) => (request: Request) =>
    knownDevice(request) === undefined ? keyOf(request) : undefined;
  return {
    signIns: [
      { times: 50, minutes: 15, per: unlessKnown(clientKey), failuresOnly: true },
      { times: 10, minutes: 15, per: emailAndSender, failuresOnly: true, message: otherWaysIn },
      // Each sign-in stores a session and occupies a core for 30 ms.
      { times: 60, minutes: 15, per: typedEmail, successesOnly: true },
      // Against guessing from many networks. Must be the last rule, because `logIn` reads its count.
      {
        times: 100,
        minutes: 24 * 60,
        per: unlessKnown(typedEmail),
        failuresOnly: true,
        message: otherWaysIn,
      },
    ],
    passwordEmails: [mailedLinks, { times: 5, minutes: 60, per: emailAndSender }],
  } satisfies Partial<Record<WriteLimitName, RateLimitRule[]>>;
}

/**
 * The message of a closed sign-in, whether or not there is an account: the ways that attempts of other senders cannot
 * close.
 */
const otherWaysIn =
  'Trop de tentatives. Patientez, connectez-vous depuis un appareil déjà utilisé, ou choisissez un nouveau mot de passe avec «\u00a0Mot de passe oublié\u00a0».';

const clientAndLaundromat = (idOf: (request: Request) => unknown) => (request: Request) => {
  const { data: id } = rowId().safeParse(idOf(request));
  return id && `${clientKey(request)} ${id}`;
};

const actionUser = (request: Request) => request.body?.session_variables?.['x-hasura-user-id'];

const user = (request: Request) => sessionOf(request)?.userId;

/** The session first: over REST anybody can write session variables into the body. */
const account = (request: Request) => user(request) ?? actionUser(request);

const typedEmail = ({ body }: Request) => forgotPasswordForm.safeParse(body).data?.email;

const commonRules: Omit<Record<WriteLimitName, RateLimitRule[]>, keyof ReturnType<typeof rulesByDevice>> = {
  reviews: [
    { times: 20, minutes: 10, per: 'ip' },
    { times: 10, minutes: 60, per: clientAndLaundromat(({ params }) => params['id']) },
  ],
  answers: [{ times: 60, minutes: 10, per: 'ip' }],
  reports: [
    { times: 10, minutes: 10, per: 'ip' },
    { times: 5, minutes: 60, per: clientAndLaundromat(({ body }) => body?.input?.report?.laundromatId) },
  ],
  questions: [
    { times: 10, minutes: 60, per: 'ip' },
    { times: 10, minutes: 60, per: actionUser },
    { times: 3, minutes: 60, per: clientAndLaundromat(({ body }) => body?.input?.question?.laundromatId) },
  ],
  corrections: [
    { times: 20, minutes: 10, per: 'ip' },
    { times: 5, minutes: 60, per: clientAndLaundromat(({ params }) => params['id']) },
  ],
  claims: [{ times: 60, minutes: 10, per: 'ip' }],
  transfers: [
    { times: 60, minutes: 10, per: 'ip' },
    {
      times: 3,
      minutes: 24 * 60,
      per: actionUser,
      successesOnly: true,
      message: 'Trois propositions par jour au plus. Réessayez demain.',
    },
  ],
  photos: [
    { times: 120, minutes: 60, per: 'ip' },
    { times: 60, minutes: 60, per: user },
  ],
  reviewPhotos: [
    { times: 60, minutes: 60, per: 'ip' },
    { times: 20, minutes: 24 * 60, per: 'ip', successesOnly: true },
  ],
  claimPhotos: [{ times: 20, minutes: 60, per: 'ip' }],
  contact: [{ times: 10, minutes: 10, per: 'ip' }],
  withdrawals: [{ times: 20, minutes: 10, per: 'ip' }],
  // A visitor sends six a minute at most, and many may share an address.
  counts: [{ times: 300, minutes: 10, per: 'ip' }],
  laundromats: [{ times: 30, minutes: 60, per: 'ip' }],
  // Each edit is in the journal for three years, and a moved pin is looked up at the geocoder.
  edits: [{ times: 120, minutes: 10, per: account }],
  payments: [{ times: 40, minutes: 10, per: 'ip' }],
  registrations: [{ times: 20, minutes: 60, per: 'ip' }],
  renewals: [{ times: 300, minutes: 15, per: 'ip' }],
  emailConfirmations: [mailedLinks],
  confirmationEmails: [{ times: 3, minutes: 15, per: user }],
  passwordResets: [mailedLinks],
  profileChanges: [{ times: 30, minutes: 60, per: user }],
  emailChanges: [{ times: 5, minutes: 60, per: user }],
  // Each change is mailed, and what is beyond the limit of an address waits in the queue of all accounts.
  passwordChanges: [{ times: 10, minutes: 60, per: user, successesOnly: true }],
  passwordGuesses: [{ times: 10, minutes: 15, per: user, failuresOnly: true }],
  administration: [{ times: 10, minutes: 15, per: actionUser, failuresOnly: true }],
  exports: [{ times: 10, minutes: 60, per: user }],
};
