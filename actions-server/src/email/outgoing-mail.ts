import type { Database } from '../db/database.ts';
import { type Caller, systemWithTimeout } from '../session/caller.ts';
import { allowEmail } from './allow-email.ts';
import { renderEmail, type Allowance, type Email } from './email.ts';
import { concludeHeldEmail, holdEmail } from './held-emails.ts';
import type { Mailer } from './mailer.ts';

export type OutgoingMail = ReturnType<typeof createOutgoingMail>;

const sentLater: Allowance[] = ['claim', 'account', 'reset'];

/** Returns what is stored of an email to send it later. A link for a new password is created only when it is sent. */
function heldContent(email: Email): object | undefined {
  if (!email.allowance || !sentLater.includes(email.allowance)) return undefined;
  return email.allowance === 'reset' ? { allowance: email.allowance } : email;
}

/**
 * The only way to send an email. Within 24 hours an unconfirmed address receives at most 3 emails of each allowance (9
 * codes), all marked `forAnyone`, and a confirmed one at most 20. The site's own address has no limit. An email that is
 * not sent is recorded; one about the account or a claim is sent later. The mail server may take longer than the caller
 * has: each transaction has its own time.
 */
export function createOutgoingMail(
  mailer: Mailer,
  db: Database,
  { siteAddress, publicUrl }: { siteAddress: string; publicUrl: string },
) {
  function admit(email: Email, key: string, caller: Caller) {
    // Beyond its limit a link for a new password is not sent later: its holder has three.
    const content = email.allowance === 'reset' ? undefined : heldContent(email);
    return allowEmail(db, systemWithTimeout(caller), { email, key, content });
  }

  async function hold(email: Email, key: string, caller: Caller): Promise<boolean> {
    const content = heldContent(email);
    await db.transaction(systemWithTimeout(caller), (trx) =>
      holdEmail(trx, { email, key, content, reason: 'refused' }),
    );
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
        if (isForSite || !(await hold(email, key, caller))) throw error;
        return false;
      }
      if (admitted?.wasHeld)
        await db.transaction(systemWithTimeout(caller), (trx) => concludeHeldEmail(trx, key));
      return true;
    },
  };
}
