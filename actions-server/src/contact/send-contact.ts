import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#contract/contact/contact.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import type { Database, Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { alreadyStored, provesAuthor, replaceableSince } from '../session/author-check.ts';
import type { ApiCaller } from '../session/caller.ts';
import { isDeleted } from '../session/withdraw-text.ts';

export function sendContact(
  db: Database,
  caller: ApiCaller,
  { id = randomUUID(), editKey, ...form }: ContactForm,
): Promise<{ id: string; isNew: boolean }> {
  const text = { ...form, phone: form.phone ?? null, subject: form.subject ?? null };
  return db.transaction(caller, async (trx) => {
    if (await isDeleted(trx, 'contacts', id)) return { id, isNew: false };
    const inserted = await trx
      .insertInto('contacts')
      .values({ id, ...text, isPriority: await hasPriority(trx, caller) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows) return { id, isNew: true };

    const stored = await trx
      .selectFrom('contacts')
      .select(['name', 'email', 'phone', 'subject', 'message', 'type'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!stored) throw new ApiError('conflict');
    const fields = Object.keys(stored) as (keyof typeof stored)[];
    if (fields.every((field) => stored[field] === text[field])) return { id, isNew: false };
    if (!provesAuthor(id, editKey)) throw new ApiError('conflict');
    const { numUpdatedRows } = await trx
      .updateTable('contacts')
      .set(text)
      .where('id', '=', id)
      .where('createdAt', '>', replaceableSince())
      .where('isRead', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw alreadyStored('message', stored.message);
    return { id, isNew: false };
  });
}

async function hasPriority(trx: Trx, { role, userId }: ApiCaller): Promise<boolean> {
  if (role !== 'owner' || userId === undefined) return false;
  return (await ownerCoverage(trx, userId)).coverage.hasPrioritySupport;
}
