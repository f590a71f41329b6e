import { randomUUID } from 'node:crypto';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import type { Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { Reply, type Write } from '../http/operation.ts';
import { alreadyStored, provesAuthor, replaceableSince } from '../session/author-check.ts';
import type { ApiCaller } from '../session/caller.ts';
import { lockAndCheckDeleted } from '../session/withdraw-text.ts';

export const sendContact: Write<'sendContact'> = async (
  trx,
  caller,
  { id = randomUUID(), editKey, ...form },
) => {
  const text = { ...form, phone: form.phone ?? null, subject: form.subject ?? null };
  if (await lockAndCheckDeleted(trx, 'contacts', id)) return new Reply(200, { id });
  const inserted = await trx
    .insertInto('contacts')
    .values({ id, ...text, isPriority: await hasPriority(trx, caller) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows) return { id };

  const stored = await trx
    .selectFrom('contacts')
    .select(['name', 'email', 'phone', 'subject', 'message', 'type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!stored) throw new ApiError('conflict');
  const fields = Object.keys(stored) as (keyof typeof stored)[];
  if (fields.every((field) => stored[field] === text[field])) return new Reply(200, { id });
  if (!provesAuthor(id, editKey)) throw new ApiError('conflict');
  const { numUpdatedRows } = await trx
    .updateTable('contacts')
    .set(text)
    .where('id', '=', id)
    .where('createdAt', '>', replaceableSince())
    .where('isRead', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw alreadyStored('message', stored.message);
  return new Reply(200, { id });
};

async function hasPriority(trx: Trx, { role, userId }: ApiCaller): Promise<boolean> {
  if (role !== 'owner' || userId === undefined) return false;
  return (await ownerCoverage(trx, userId)).coverage.hasPrioritySupport;
}
