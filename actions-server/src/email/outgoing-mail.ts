import type { Database } from '../db/database.ts';
import { type Caller, systemWithTimeout } from '../session/caller.ts';
import { allowEmail } from './allow-email.ts';
import { renderEmail, type Email } from './email.ts';
import { concludeHeldEmail, holdEmail, retrySoon } from './held-emails.ts';
import { MailServerUnavailable, type Mailer } from './mailer.ts';

export type OutgoingMail = ReturnType<typeof createOutgoingMail>;

/**
 * The only way to send an email. Within 24 hours an unconfirmed address receives at most 3 emails of each allowance (9
 * codes), all marked `forAnyone`, and a confirmed one at most 20. The site's own address has no limit. An email that is
 * not sent is recorded. While the mail server is unavailable, all but links and codes are held and sent later. It may take
 * longer than the caller has: each transaction has its own time.
 */
export function createOutgoingMail(
  mailer: Mailer,
  db: Database,
  { siteAddress, publicUrl }: { siteAddress: string; publicUrl: string },
) {
  const { hostname } = new URL(publicUrl);
  const admit = async (email: Email, key: string, caller: Caller) =>
    email.to === siteAddress ? { firstName: undefined, wasHeld: true } : allowEmail(db, caller, email, key);

  return {
    siteAddress,
    publicUrl,
    allows: async (email: Email, key: string, caller: Caller) =>
      (await admit(email, key, caller)) !== undefined,
    /**
     * Sends the email if its address may receive it, and returns whether it did. Rejects when the mail server does not take it and
     * it is not sent later.
     */
    async send(email: Email, key: string, caller: Caller): Promise<boolean> {
      const admitted = await admit(email, key, caller);
      if (!admitted) return false;
      const { firstName, wasHeld } = admitted;
      try {
        const headers = { 'X-Request-ID': caller.requestId };
        const rendered = renderEmail(email, { firstName, siteAddress, publicUrl });
        await mailer.send({ ...rendered, messageId: `<${key}@${hostname}>`, headers });
      } catch (error) {
        const isSentLater = await db.transaction(systemWithTimeout(caller), async (trx) => {
          const isHeld = await holdEmail(trx, email, key, 'refused');
          if (error instanceof MailServerUnavailable) await retrySoon(trx, key);
          return isHeld;
        });
        if (isSentLater) return false;
        throw error;
      }
      if (wasHeld) await db.transaction(systemWithTimeout(caller), (trx) => concludeHeldEmail(trx, key));
      return true;
    },
  };
}
