import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Email } from '../email/email.ts';
import type { OutgoingMail } from '../email/outgoing-mail.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { Background } from '../http/background.ts';
import { systemCallerOf, type SystemCaller } from '../session/caller.ts';
import type { KnownDevices } from '../session/known-device.ts';
import type { SessionCookies } from '../session/session-cookies.ts';
import type { SessionTokens } from '../session/session-token.ts';
import type { Payments } from '../stripe/stripe.ts';
import type { Logger } from '../telemetry/logger.ts';

export interface AccountServices {
  db: Database;
  hasura: Hasura;
  tokens: SessionTokens;
  cookies: SessionCookies;
  devices: KnownDevices;
  mail: OutgoingMail;
  background: Background;
  secret: string;
  payments: Payments;
  logger: Logger;
}

export const personalDataMs = 60_000;

/**
 * Sends an email after the answer: waiting for the mail server would reveal whether an account exists, and its failure
 * must not undo what has been stored. A function prepares the email after the answer, too, and may return none.
 */
export function sendInBackground(
  { background, mail }: AccountServices,
  request: Request,
  email: Email | ((system: SystemCaller) => Promise<Email | undefined>),
  key: string = randomUUID(),
): void {
  const system = systemCallerOf(request);
  background.add(
    setImmediate()
      .then(() => (typeof email === 'function' ? email(system) : email))
      .then((prepared) => prepared && mail.send(prepared, key, system))
      .catch((error: unknown) => request.log.error({ err: error }, 'an email was not sent')),
  );
}
