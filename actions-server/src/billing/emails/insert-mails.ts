import type { Trx } from '../../db/database.ts';
import type { BillingNotification } from './billing-notifications.ts';

/** Stores emails, which the event of each row sends. A fact that was notified before is not notified again. */
export async function insertMails(trx: Trx, userId: string, mails: BillingNotification[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ details, ...mail }) => ({ ...mail, userId, details: JSON.stringify(details) }));
  await trx
    .insertInto('billingEmails')
    .values(rows)
    .onConflict((conflict) => conflict.column('fact').doNothing())
    .execute();
}
