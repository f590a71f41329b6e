import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Email } from './email.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Emails sent because of an event of Hasura, which may deliver an event more than once. */
export interface Notifications {
  /** The site's own address. */
  siteAddress: string;
  /** Returns the address of an account; undefined without one, and for one that may no longer sign in. */
  addressOf(userId: string | null, system: SystemCaller): Promise<string | undefined>;
  /** Returns the public address of a path of the site. */
  link(path: string): string;
  /** Returns a link to a path of the site, for the button of an email. */
  action(label: string, path: string): NonNullable<Email['action']>;
  /**
   * Sends an email, and returns whether it was sent now. The same event and purpose give the same message id, so a repetition is the
   * same email. A subject becomes one line of at most 200 characters, because it may contain user input.
   */
  send(email: Email, event: { eventId: string; purpose: string }, system: SystemCaller): Promise<boolean>;
}

const notifiedAccountQuery = graphql(`
  query NotifiedAccount($id: uuid!) {
    users_by_pk(id: $id) {
      email
      isActive
    }
  }
`);

const subjectMaxLength = 200;

export function createNotifications(mail: OutgoingMail, hasura: Hasura, publicUrl: string): Notifications {
  const link = (path: string) => `${publicUrl}${path}`;
  return {
    siteAddress: mail.siteAddress,
    async addressOf(userId, system) {
      if (userId === null) return undefined;
      const { users_by_pk: user } = await hasura.query(notifiedAccountQuery, { id: userId }, system);
      return user?.isActive ? user.email : undefined;
    },
    link,
    action: (label, path) => ({ label, url: link(path) }),
    // An email that its address may not receive is not an error: the event is done.
    send(email, { eventId, purpose }, system) {
      const subject = email.subject.replace(/\s+/g, ' ').slice(0, subjectMaxLength);
      return mail.send({ ...email, subject }, `${eventId.replace(/[^\w-]/g, '')}.${purpose}`, system);
    },
  };
}
