import { type Email, emailSchema } from '../email/email.ts';
import { followHeldReplies, takeHeldEmails } from '../email/held-emails.ts';
import type { CronJob } from '../hasura/event.ts';
import { systemWithTimeout, type SystemCaller } from '../session/caller.ts';
import { passwordResetEmail } from './account-emails.ts';
import type { AccountServices } from './account-services.ts';
import { storeLink } from './mailed-links.ts';

/**
 * An email to send later. One without subject and paragraphs has a link for a new password, which is created when it is
 * sent.
 */
const heldContent = emailSchema.partial();

type CronServices = Pick<AccountServices, 'db' | 'mail' | 'logger'>;

export function heldEmailCron({ db, mail, logger }: CronServices): Record<string, CronJob> {
  async function emailOf(
    content: unknown,
    user: { id: string; email: string; isActive: boolean } | undefined,
    system: SystemCaller,
  ): Promise<Email | undefined> {
    const { to, subject, paragraphs, ...email } = heldContent.parse(content);
    // An account may never have confirmed the address to which an email for anyone goes, and the site keeps its address.
    const reader = email.forAnyone || to === mail.siteAddress ? undefined : user;
    if (reader && !reader.isActive) return undefined;
    const address = reader?.email ?? to;
    if (address && subject && paragraphs) return { ...email, to: address, subject, paragraphs };
    if (!reader) return undefined;
    const token = await db.transaction(system, (trx) => storeLink(trx, 'password_reset', reader.id));
    return passwordResetEmail(reader.email, token);
  }
  return {
    async send_held_emails(system) {
      const within = () => systemWithTimeout(system);
      // Until none is due, so that many that cannot be sent do not delay the others.
      let due;
      do {
        due = await takeHeldEmails(db, within());
        for (const { key, content, user } of due) {
          try {
            const email = await emailOf(content, user, within());
            if (email) await mail.send(email, key, within());
          } catch (error) {
            logger.error({ err: error, key }, 'a held email was not sent');
          }
        }
      } while (due.length > 0 && !system.deadline.aborted);
      await db.transaction(within(), (trx) => followHeldReplies(trx));
    },
  };
}
