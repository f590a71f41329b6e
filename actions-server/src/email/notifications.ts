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
  ownerEmail: string | null;
}

export type Notifications = ReturnType<typeof createNotifications>;

const subjectMaxLength = 200;

export function createNotifications(mail: OutgoingMail, db: Database) {
  return {
    siteAddress: mail.siteAddress,
    publicUrl: mail.publicUrl,
    /** Returns the address of an account; undefined without one, and for one that may no longer sign in. */
    async addressOf(userId: string | null): Promise<string | undefined> {
      const [user] = await db.statement<{ email: string }>(
        sql`select email from users where id = ${userId} and is_active`,
      );
      return user?.email;
    },
    async laundromatOf(id: string): Promise<NotifiedLaundromat | undefined> {
      const [laundromat] = await db.statement<NotifiedLaundromat>(
        sql`select l.name, l.city, l.slug, u.id as owner_id, u.email as owner_email
          from laundromats l left join users u on u.id = l.user_id and u.is_active where l.id = ${id}`,
      );
      return laundromat;
    },
    /**
     * Sends an email; returns whether it was sent now. The same event and purpose give the same message id. A subject is
     * cut to one line of 200 characters, because it may contain user input.
     */
    send(email: Email, { eventId, purpose }: { eventId: string; purpose: string }, system: SystemCaller) {
      const subject = email.subject.replace(/\s+/g, ' ').slice(0, subjectMaxLength);
      return mail.send({ ...email, subject }, `${eventId.replace(/[^\w-]/g, '')}.${purpose}`, system);
    },
  };
}
