import { sql } from 'kysely';
import { contactOperations as entries } from '#contract/contact/operations.ts';
import type { Database } from '../db/database.ts';
import { handle, Reply } from '../http/operation.ts';
import { withdrawableSince, withdrawText } from '../session/withdraw-text.ts';
import { sendContact } from './send-contact.ts';

export const contactOperations = (db: Database) =>
  handle(entries, {
    sendContact: async (form, caller) => {
      const { id, isNew } = await sendContact(db, caller, form);
      return isNew ? { id } : new Reply(200, { id });
    },
    withdrawContact: (text, caller) =>
      withdrawText(db, caller, {
        ...text,
        table: 'contacts',
        condition: sql`created_at > ${withdrawableSince()} and not is_read`,
      }),
  });
