import { z } from 'zod';
import { allowances, type Email } from '../email/email.ts';
import { graphql } from '../hasura/graphql.ts';
import type { CronJob } from '../hasura/event.ts';
import type { SystemCaller } from '../session/caller.ts';
import { passwordResetEmail } from './account-emails.ts';
import type { AccountServices } from './account-services.ts';
import { storeLink } from './mailed-links.ts';

const takeHeldEmailsMutation = graphql(`
  mutation TakeHeldEmails($most: Int!) {
    take_held_emails(args: { most: $most }) {
      key
      content
      user {
        id
        email
        isActive
      }
    }
  }
`);

const emailsPerRun = 50;
const timeoutMs = 8_000;

/** As `OutgoingMail` stores it. Without words, it is a link for a new password. */
const heldContent = z.object({
  subject: z.string().optional(),
  paragraphs: z.array(z.string()).optional(),
  action: z.object({ label: z.string(), url: z.string() }).optional(),
  forAnyone: z.literal(true).optional(),
  allowance: z.enum(allowances),
});

/** Sends emails that were held, to the address that the account has now. */
export function heldEmailCron({
  hasura,
  mail,
  publicUrl,
}: Pick<AccountServices, 'hasura' | 'mail' | 'publicUrl'>): Record<string, CronJob> {
  async function emailOf(content: unknown, user: { id: string; email: string }, system: SystemCaller) {
    const { subject, paragraphs, ...email } = heldContent.parse(content);
    if (subject && paragraphs) return { to: user.email, subject, paragraphs, ...email } satisfies Email;
    const token = await storeLink(hasura, system, 'password_reset', user.id);
    return passwordResetEmail(user.email, publicUrl, token);
  }
  return {
    async send_held_emails(system) {
      const within = () => ({ ...system, deadline: AbortSignal.timeout(timeoutMs) });
      const { take_held_emails } = await hasura.query(
        takeHeldEmailsMutation,
        { most: emailsPerRun },
        within(),
      );
      for (const { key, content, user } of take_held_emails) {
        if (user?.isActive) await mail.send(await emailOf(content, user, within()), key, within());
      }
    },
  };
}
