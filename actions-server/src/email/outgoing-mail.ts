import type { SystemCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { renderEmail, type Email } from './email.ts';
import type { Mailer } from './mailer.ts';
import { graphql } from '../hasura/graphql.ts';

const allowEmailMutation = graphql(`
  mutation AllowEmail($key: String!, $address: String!, $forAnyone: Boolean!) {
    allow_email(args: { email_key: $key, address: $address, for_anyone: $forAnyone }) {
      key
    }
  }
`);

/**
 * The only way to send an email, so that the limits always apply. In 24 hours an unconfirmed address receives at most 3
 * emails, all marked `forAnyone`; a confirmed one receives at most 20. The site's own address has no limit.
 */
export interface OutgoingMail {
  /** The site's own address. */
  siteAddress: string;
  /** Counts the email and returns whether its address may receive it. The same `key` again counts once. */
  allows(email: Email, key: string, system: SystemCaller): Promise<boolean>;
  /** Sends the email if its address may receive it. Rejects when the mail server does not take it. */
  send(email: Email, key: string, system: SystemCaller): Promise<void>;
}

export function createOutgoingMail(
  mailer: Mailer,
  hasura: Hasura,
  { siteAddress, hostname }: { siteAddress: string; hostname: string },
): OutgoingMail {
  async function allows({ to, forAnyone }: Email, key: string, system: SystemCaller) {
    if (to === siteAddress) return true;
    const variables = { key, address: to, forAnyone: forAnyone === true };
    return (await hasura.query(allowEmailMutation, variables, system)).allow_email.length > 0;
  }
  return {
    siteAddress,
    allows,
    async send(email, key, system) {
      if (!(await allows(email, key, system))) return;
      await mailer.send({ ...renderEmail(email), messageId: `<${key}@${hostname}>` });
    },
  };
}
