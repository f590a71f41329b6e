import { z } from 'zod';
import type { SystemCaller } from './caller.ts';
import type { Hasura } from './hasura.ts';
import { composeMail, type Letter } from './letter.ts';
import type { Mailer } from './mail.ts';

const allowMailMutation = {
  document: /* GraphQL */ `
    mutation AllowMail($key: String!, $address: String!, $forAnyone: Boolean!) {
      allow_mail(args: { mail_key: $key, address: $address, for_anyone: $forAnyone }) {
        key
      }
    }
  `,
  answer: z.object({ allow_mail: z.array(z.object({ key: z.string() })) }),
};

/**
 * The only way to a mailbox, so that no mail can leave the rules out. An address that no account has confirmed gets
 * only letters marked `forAnyone`, 3 in 24 hours; any other address gets 20. The site's own address gets everything.
 */
export interface OutgoingMail {
  /** The site's own address. */
  siteAddress: string;
  /** Counts the letter, and tells if its address may get it. The same `key` again is the same mail: it counts once. */
  allows(letter: Letter, key: string, system: SystemCaller): Promise<boolean>;
  /** Sends the letter if its address may get it. Rejects when the mail could not be handed over. */
  send(letter: Letter, key: string, system: SystemCaller): Promise<void>;
}

export function createOutgoingMail(
  mailer: Mailer,
  hasura: Hasura,
  { siteAddress, hostname }: { siteAddress: string; hostname: string },
): OutgoingMail {
  async function allows({ to, forAnyone }: Letter, key: string, system: SystemCaller) {
    if (to === siteAddress) return true;
    const variables = { key, address: to, forAnyone: forAnyone === true };
    return (await hasura.query({ ...allowMailMutation, variables }, system)).allow_mail.length > 0;
  }
  return {
    siteAddress,
    allows,
    async send(letter, key, system) {
      if (!(await allows(letter, key, system))) return;
      await mailer.send({ ...composeMail(letter), messageId: `<${key}@${hostname}>` });
    },
  };
}
