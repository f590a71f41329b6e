import type { Database } from '../db/database.ts';
import { type Caller, systemWithTimeout } from '../session/caller.ts';
import { allowEmail } from './allow-email.ts';
import { renderEmail, type Allowance, type Email } from './email.ts';
import { concludeHeldEmail, holdEmail, retrySoon } from './held-emails.ts';
import { MailServerUnavailable, type Mailer } from './mailer.ts';

export type OutgoingMail = ReturnType<typeof createOutgoingMail>;

/** Those sent later although their address has reached its limit. A link for a new password is not: its holder has three. */
const sentBeyondLimit: (Allowance | undefined)[] = ['claim', 'account'];

const linksAndCodes: (Allowance | undefined)[] = ['confirmation', 'code', 'reset'];

/**
 * Returns what is stored of an email that the mail server does not take. A link for a new password is created only when
 * it is sent; other links and codes are not sent later.
 */
function refusedContent(email: Email): object | undefined {
  if (email.allowance === 'reset') return { allowance: email.allowance };
  return linksAndCodes.includes(email.allowance) ? undefined : email;
}

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
  function admit(email: Email, key: string, caller: Caller) {
    const content = sentBeyondLimit.includes(email.allowance) ? email : undefined;
    const keepsOrder = !linksAndCodes.includes(email.allowance);
    return allowEmail(db, systemWithTimeout(caller), { email, key, content, keepsOrder });
  }

  async function hold(email: Email, key: string, caller: Caller, error: unknown): Promise<boolean> {
    const content = refusedContent(email);
    await db.transaction(systemWithTimeout(caller), async (trx) => {
      await holdEmail(trx, { email, key, content, reason: 'refused' });
      if (error instanceof MailServerUnavailable) await retrySoon(trx, key);
    });
    return content !== undefined;
  }

  const { hostname } = new URL(publicUrl);
  return {
    siteAddress,
    publicUrl,
    async allows(email: Email, key: string, caller: Caller): Promise<boolean> {
      return email.to === siteAddress || (await admit(email, key, caller)) !== undefined;
    },
    /**
     * Sends the email if its address may receive it, and returns whether it did. Rejects when the mail server does not take it and
     * it is not sent later.
     */
    async send(email: Email, key: string, caller: Caller): Promise<boolean> {
      const isForSite = email.to === siteAddress;
      const admitted = isForSite ? undefined : await admit(email, key, caller);
      if (!isForSite && !admitted) return false;
      const reader = { firstName: admitted?.firstName, siteAddress, publicUrl };
      try {
        const headers = { 'X-Request-ID': caller.requestId };
        await mailer.send({ ...renderEmail(email, reader), messageId: `<${key}@${hostname}>`, headers });
      } catch (error) {
        if (!(await hold(email, key, caller, error))) throw error;
        return false;
      }
      if (isForSite || admitted?.wasHeld)
        await db.transaction(systemWithTimeout(caller), (trx) => concludeHeldEmail(trx, key));
      return true;
    },
  };
}
