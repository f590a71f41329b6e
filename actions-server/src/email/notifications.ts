import type { SystemCaller } from '../session/caller.ts';
import type { Email } from './email.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Emails sent because of an event of Hasura, which may deliver an event more than once. */
export interface Notifications {
  /** The site's own address. */
  siteAddress: string;
  /** Returns the public address of a path of the site. */
  link(path: string): string;
  /**
   * Sends an email, and returns whether it was sent now. The same event and purpose give the same message id, so a repetition is the
   * same email.
   */
  send(email: Email, event: { eventId: string; purpose: string }, system: SystemCaller): Promise<boolean>;
}

export function createNotifications(mail: OutgoingMail, publicUrl: string): Notifications {
  return {
    siteAddress: mail.siteAddress,
    link: (path) => `${publicUrl}${path}`,
    // An email that its address may not receive is not an error: the event is done.
    send: (email, { eventId, purpose }, system) =>
      mail.send(email, `${eventId.replace(/[^\w-]/g, '')}.${purpose}`, system),
  };
}
