import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Email } from './email.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

interface NotifiedLaundromat {
  name: string;
  city: string;
  slug: string;
  ownerId: string | null;
}

export type Notifications = ReturnType<typeof createNotifications>;

const subjectMaxLength = 200;

interface EmailKey {
  eventId: string;
  purpose: string;
}

export function createNotifications(mail: OutgoingMail, db: Database) {
  /**
   * Sends an email; returns whether it was sent now. The same event and purpose give the same message id. A subject is
   * cut to one line of 200 characters, because it may contain user input.
   */
  function send(email: Email, { eventId, purpose }: EmailKey, system: SystemCaller): Promise<boolean> {
    const subject = email.subject.replace(/\s+/g, ' ').slice(0, subjectMaxLength);
    return mail.send({ ...email, subject }, `${eventId.replace(/[^\w-]/g, '')}.${purpose}`, system);
  }

  return {
    siteAddress: mail.siteAddress,
    publicUrl: mail.publicUrl,
    async laundromatOf(id: string): Promise<NotifiedLaundromat | undefined> {
      const [laundromat] = await db.statement<NotifiedLaundromat>(
        sql`select name, city, slug, user_id as owner_id from laundromats where id = ${id}`,
      );
      return laundromat;
    },
    send,
    /** Sends an email to an account, unless it is gone or may no longer sign in. */
    async sendTo(
      userId: string | null,
      email: Omit<Email, 'to'>,
      key: EmailKey,
      system: SystemCaller,
    ): Promise<void> {
      if (userId === null) return;
      const [user] = await db.statement<{ email: string }>(
        sql`select email from users where id = ${userId} and is_active`,
      );
      if (user) await send({ ...email, to: user.email }, key, system);
    },
  };
}
