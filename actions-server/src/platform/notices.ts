import type { Env } from '../env.ts';
import { composeMail, type Letter } from './letter.ts';
import type { Mailer } from './mail.ts';

/** Letters that follow from an event of Hasura, which may deliver it more than once. */
export interface Notices {
  /** The site's own address. */
  siteAddress: string;
  /** The public address of a path of the site. */
  link(path: string): string;
  /** The same event and purpose make the same message id, so that a repeated letter is the same letter. */
  send(letter: Letter, event: { eventId: string; purpose: string }): Promise<void>;
}

export function createNotices(mailer: Mailer, env: Pick<Env, 'CONTACT_EMAIL' | 'PUBLIC_URL'>): Notices {
  const { hostname } = new URL(env.PUBLIC_URL);
  return {
    siteAddress: env.CONTACT_EMAIL,
    link: (path) => `${env.PUBLIC_URL}${path}`,
    send(letter, { eventId, purpose }) {
      const messageId = `<${eventId.replace(/[^\w-]/g, '')}.${purpose}@${hostname}>`;
      return mailer.send({ ...composeMail(letter), messageId });
    },
  };
}
