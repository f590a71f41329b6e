import { randomUUID } from 'node:crypto';
import type { Background } from '../platform/background.ts';
import type { SystemCaller } from '../platform/caller.ts';
import type { Letter } from '../platform/letter.ts';
import type { Logger } from '../platform/logger.ts';
import type { Hasura } from '../platform/hasura.ts';
import type { OutgoingMail } from '../platform/outgoing-mail.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { SessionCookies } from '../platform/session-cookies.ts';
import type { SessionTokens } from '../platform/session-token.ts';

/** What the account routes work with. */
export interface AccountServices {
  hasura: Hasura;
  tokens: SessionTokens;
  cookies: SessionCookies;
  mail: OutgoingMail;
  background: Background;
  limits: RateLimits;
  /** Links in mails start with it. */
  publicUrl: string;
}

/**
 * Prepares and sends a mail after the answer: a mail server's pace would tell whether an account exists, and
 * its failure must not undo what has been stored.
 */
export function sendInBackground(
  { background, mail }: AccountServices,
  { log, system, key = randomUUID() }: { log: Logger; system: SystemCaller; key?: string },
  prepare: () => Promise<Letter>,
): void {
  background.add(
    prepare()
      .then((letter) => mail.send(letter, key, system))
      .catch((error: unknown) => log.error({ err: error }, 'a mail was not sent')),
  );
}
