import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { forgotPasswordForm } from '#contract/account/account.ts';
import type { Background } from '../http/background.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Email } from '../email/email.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { OutgoingMail } from '../email/outgoing-mail.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { SessionCookies } from '../session/session-cookies.ts';
import type { SessionTokens } from '../session/session-token.ts';

/** Services used by the account routes. */
export interface AccountServices {
  hasura: Hasura;
  tokens: SessionTokens;
  cookies: SessionCookies;
  mail: OutgoingMail;
  background: Background;
  /** Key of the hashes of network addresses. */
  secret: string;
  limits: RateLimits;
  /** The domain `personal-data`; app.ts joins them. */
  personalData: {
    export(email: string, system: SystemCaller): Promise<object>;
    /** Rejects with `subscriptionRunning` while a provider would go on charging. */
    erase(email: string, system: SystemCaller): Promise<void>;
  };
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

/** Returns the address in a request's body, as the key of a rate limit; undefined when it is not one. */
export function typedEmail(request: Request): string | undefined {
  return forgotPasswordForm.safeParse(request.body).data?.email;
}
