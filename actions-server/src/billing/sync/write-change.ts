import type { InsertObject } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { DB } from '../../db/generated/tables.ts';
import { insertMails } from '../emails/billing-notifications.ts';
import type { AccountChange } from './account-change.ts';

export async function writeChange(trx: Trx, change: AccountChange): Promise<void> {
  const { userId, revision, subscriptions, payments, laundromats, mails, unrefunded } = change;
  await trx.updateTable('users').set({ billingVersion: revision }).where('id', '=', userId).execute();
  for (const row of subscriptions) await upsert(trx, 'subscriptions', 'stripeSubscriptionId', row);
  for (const row of payments) await upsert(trx, 'payments', 'stripeInvoiceId', row);
  for (const { id, columns } of laundromats)
    await trx.updateTable('laundromats').set(columns).where('id', '=', id).execute();
  if (unrefunded.length > 0) await reopenRefunds(trx, unrefunded);
  await insertMails(trx, userId, mails);
}

const kept = new Set(['id', 'userId', 'createdAt']);

async function upsert<Table extends 'subscriptions' | 'payments'>(
  trx: Trx,
  table: Table,
  key: 'stripeSubscriptionId' | 'stripeInvoiceId',
  row: InsertObject<DB, Table>,
): Promise<void> {
  const changed = Object.fromEntries(Object.entries(row).filter(([column]) => !kept.has(column)));
  await trx
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.column(key as never).doUpdateSet(changed as never))
    .execute();
}

async function reopenRefunds(trx: Trx, laundromatIds: string[]): Promise<void> {
  await trx
    .updateTable('possibleDuplicates')
    .set({ refund: 'failed' })
    .where('laundromatId', 'in', laundromatIds)
    .where('status', '=', 'refused')
    .where('refund', '=', 'done')
    .execute();
  await trx
    .updateTable('laundromatDrafts')
    .set({ refund: 'failed' })
    .where('laundromatId', 'in', laundromatIds)
    .where('refund', '=', 'done')
    .execute();
}
