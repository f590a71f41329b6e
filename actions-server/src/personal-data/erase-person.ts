import { type RawBuilder, sql } from 'kysely';
import { closeCustomer } from '../billing/erasure/close-customer.ts';
import { releaseClaimed } from '../claims/release-claimed.ts';
import type { Database, Trx } from '../db/database.ts';
import { replyLine } from '../email/email.ts';
import { recipientOf } from '../email/held-emails.ts';
import { ApiError } from '../http/api-error.ts';
import { deletionOfLaundromats } from '../laundromats/decide-laundromat.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Payments } from '../stripe/stripe.ts';
import { emptyJournal } from './erased-journal.ts';

const formerAuthor = 'Ancien membre';
const withoutAuthor = { author_name: formerAuthor, user_id: null, sender_hash: null, sender_slot: null };

/**
 * Erases the person with this address (GDPR, article 17): account, laundromats, messages and addresses. Reviews stay
 * without a name, payments without a person (accounting law); the journal keeps the names of changed fields.
 * Idempotent. Rejects with `subscriptionRunning` while Stripe would still charge the account. Messages under an address
 * that the account has not confirmed stay: they may be another person's.
 */
export async function erasePerson(
  { db, payments }: { db: Database; payments: Payments },
  system: SystemCaller,
  email: string,
) {
  const account = await db.transaction(system, (trx) => accountOf(trx, email));
  if (account?.isSubscribed) throw new ApiError('subscriptionRunning');
  const stripeCustomerId = account?.stripeCustomerId ?? null;
  if (stripeCustomerId) await closeCustomer(payments.stripe(), stripeCustomerId);
  const erased = await db.transaction(system, async (trx) => {
    // Rows that name the account wait for this lock, so that none is written beside the erasure.
    if (account) await lockWithFormerOwners(trx, account.id);
    return {
      ...(account && {
        journalEntries: await emptyJournal(trx, account.id),
        claimedLaundromats: await releaseClaimed(trx, account.id),
        ...(await countsOf(trx, rowsOfAccount(account.id))),
      }),
      ...(account?.emailVerified !== false && (await countsOf(trx, messagesFrom(email.toLowerCase())))),
    };
  });
  return { erased, stripeCustomerId };
}

/** Locks an account with the owners who get back what it has claimed, before any laundromat. */
const lockWithFormerOwners = (trx: Trx, id: string) =>
  sql`
    select from users where id = ${id} or id in (
      select previous_user_id from laundromat_claims where user_id = ${id} and status = 'accepted'
    ) order by id for update`.execute(trx);

const accountOf = (trx: Trx, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'stripeCustomerId', 'emailVerified'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscriptions')
          .select('subscriptions.id')
          .whereRef('subscriptions.userId', '=', 'users.id')
          .where('status', 'not in', ['canceled', 'incomplete', 'incomplete_expired', 'unpaid'])
          .where('cancelAtPeriodEnd', '=', false),
      ).as('isSubscribed'),
    )
    .where('email', '=', email)
    .executeTakeFirst();

type Statements = Record<string, RawBuilder<unknown>>;

/** Executes statements one after the other. Returns how many rows each has changed. */
async function countsOf(trx: Trx, statements: Statements): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, statement] of Object.entries(statements))
    counts[name] = Number((await statement.execute(trx)).numAffectedRows);
  return counts;
}

const rowsOfAccount = (id: string): Statements => ({
  replacedContent: sql`
    update laundromat_claims set previous = null, previous_user_id = null where previous_user_id = ${id}`,
  laundromats: deletionOfLaundromats(sql`user_id = ${id}`),
  reviewPhotos: sql`delete from review_photos where review_id in (select id from reviews where user_id = ${id})`,
  reviews: sql`
    update reviews set author_name = ${formerAuthor}, user_id = null, sender_hash = null, sender_slot = null
    where user_id = ${id}`,
  factCorrections: sql`delete from fact_corrections where user_id = ${id}`,
  moderationActions: sql`delete from moderation_actions where author_id = ${id}`,
  // In deleted laundromats of others, which can be restored.
  deletedRows: sql`
    update moderation_actions set deleted_rows = (
      select jsonb_object_agg(key, (
        select coalesce(jsonb_agg(case when is_own then one || ${JSON.stringify(withoutAuthor)}::jsonb else one end), '[]')
        from jsonb_array_elements(value) one cross join lateral (
          select ${id} = any (array[
            one ->> 'user_id', one ->> 'owner_id', one ->> 'recipient_id', one ->> 'previous_user_id'
          ]) is true as is_own
        ) person
        where key = 'reviews' or not is_own and not (key = 'review_photos' and one ->> 'review_id' in (
          select review ->> 'id' from jsonb_array_elements(deleted_rows -> 'reviews') review where review ->> 'user_id' = ${id}
        ))
      )) from jsonb_each(deleted_rows)
    ) where is_restorable and deleted_rows::text like ${`%${id}%`}`,
  signedReports: sql`update reports set email = null where user_id = ${id}`,
  users: sql`delete from users where id = ${id}`,
});

const messagesFrom = (address: string): Statements => ({
  contacts: sql`delete from contacts where lower(email) = ${address}`,
  transfers: sql`delete from laundromat_transfers where lower(recipient_email) = ${address}`,
  // Also those to the site with a message.
  heldEmails: sql`
    delete from held_emails where recipient = ${recipientOf(address)} or exists (
      select from jsonb_array_elements_text(content -> 'paragraphs') paragraph
      where lower(split_part(paragraph, chr(10), 1)) = ${replyLine(address).toLowerCase()}
    )`,
  reports: sql`update reports set email = null, user_id = null where lower(email) = ${address}`,
  deletedMessages: sql`
    update moderation_actions set deleted_rows = (
      select jsonb_object_agg(key, (
        select coalesce(jsonb_agg(
          case when key = 'reports' and lower(one ->> 'email') = ${address} then one || '{"email": null, "user_id": null}' else one end
        ), '[]')
        from jsonb_array_elements(value) one where lower(one ->> 'recipient_email') is distinct from ${address}
      )) from jsonb_each(deleted_rows)
    ) where is_restorable and lower(deleted_rows::text) like ${`%${address}%`}`,
});
