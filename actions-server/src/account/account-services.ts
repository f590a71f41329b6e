import { randomUUID } from 'node:crypto';
import type { Background } from '../platform/background.ts';
import type { SystemCaller } from '../platform/caller.ts';
import type { Email } from '../platform/letter.ts';
import type { Logger } from '../platform/logger.ts';
import type { Hasura } from '../platform/hasura.ts';
import type { OutgoingMail } from '../platform/outgoing-mail.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { SessionCookies } from '../platform/session-cookies.ts';
import type { SessionTokens } from '../platform/session-token.ts';

/** Services used by the account routes. */
export interface AccountServices {
  hasura: Hasura;
  tokens: SessionTokens;
  cookies: SessionCookies;
  mail: OutgoingMail;
  background: Background;
  limits: RateLimits;
  /** Base of the links in emails. */
  publicUrl: string;
}

/**
 * Prepares and sends an email after the answer: waiting for the mail server would reveal whether an account exists, and
 * its failure must not undo what has been stored.
 */
export function sendInBackground(
  { background, mail }: AccountServices,
  { log, system, key = randomUUID() }: { log: Logger; system: SystemCaller; key?: string },
  prepare: () => Promise<Email>,
): void {
  background.add(
    prepare()
      .then((email) => mail.send(email, key, system))
      .catch((error: unknown) => log.error({ err: error }, 'an email was not sent')),
  );
}
