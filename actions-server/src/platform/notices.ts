import type { SystemCaller } from './caller.ts';
import type { Letter } from './letter.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Letters that follow from an event of Hasura, which may deliver it more than once. */
export interface Notices {
  /** The site's own address. */
  siteAddress: string;
  /** The public address of a path of the site. */
  link(path: string): string;
  /** The same event and purpose make the same message id, so that a repeated letter is the same letter. */
  send(letter: Letter, event: { eventId: string; purpose: string }, system: SystemCaller): Promise<void>;
}

export function createNotices(mail: OutgoingMail, publicUrl: string): Notices {
  return {
    siteAddress: mail.siteAddress,
    link: (path) => `${publicUrl}${path}`,
    async send(letter, { eventId, purpose }, system) {
      // What an address may not get is not an error: the event is over.
      await mail.send(letter, `${eventId.replace(/[^\w-]/g, '')}.${purpose}`, system);
    },
  };
}
