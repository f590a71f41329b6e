import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { emptyJournal } from './erased-journal.ts';

const formerAuthor = 'Ancien membre';

export interface ErasureServices {
  db: Database;
  closeCustomer: (id: string) => Promise<void>;
  releaseClaimed: (trx: Trx, userId: string) => Promise<number>;
}

/**
 * Erases the person with this address (GDPR, article 17): account, laundromats, messages and addresses. Reviews stay
 * without a name, payments without a person (accounting law); the journal keeps the names of changed fields.
 * Idempotent.
 */
export async function erasePerson(
  { db, closeCustomer, releaseClaimed }: ErasureServices,
  system: SystemCaller,
  email: string,
) {
  const account = await db.transaction(system, (trx) => accountOf(trx, email));
  if (account?.isSubscribed) throw new ApiError('subscriptionRunning');
  const stripeCustomerId = account?.stripeCustomerId ?? null;
  if (stripeCustomerId) await closeCustomer(stripeCustomerId);
  const erased = await db.transaction(system, async (trx) => ({
    ...(account && {
      journalEntries: await emptyJournal(trx, account.id),
      claimedLaundromats: await releaseClaimed(trx, account.id),
      ...(await eraseRows(trx, account.id)),
    }),
    ...(await eraseMessages(trx, email)),
  }));
  return { erased, stripeCustomerId };
}

const accountOf = (trx: Trx, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'stripeCustomerId'])
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

interface Changed {
  numDeletedRows?: bigint;
  numUpdatedRows?: bigint;
}
const countOf = ([{ numDeletedRows, numUpdatedRows } = {}]: readonly Changed[]) =>
  Number(numDeletedRows ?? numUpdatedRows ?? 0);

async function eraseRows(trx: Trx, userId: string) {
  const reviewPhotos = trx
    .deleteFrom('reviewPhotos')
    .where('reviewId', 'in', ({ selectFrom }) =>
      selectFrom('reviews').select('id').where('userId', '=', userId),
    );
  const withoutAuthor = { authorName: formerAuthor, userId: null, senderHash: null, senderSlot: null };
  const withoutContent = { previous: null, previousUserId: null };
  const claims = trx.updateTable('laundromatClaims').set(withoutContent).where('previousUserId', '=', userId);
  return {
    replacedContent: countOf(await claims.execute()),
    laundromats: countOf(await trx.deleteFrom('laundromats').where('userId', '=', userId).execute()),
    reviewPhotos: countOf(await reviewPhotos.execute()),
    reviews: countOf(
      await trx.updateTable('reviews').set(withoutAuthor).where('userId', '=', userId).execute(),
    ),
    factCorrections: countOf(await trx.deleteFrom('factCorrections').where('userId', '=', userId).execute()),
    moderationActions: countOf(
      await trx.deleteFrom('moderationActions').where('authorId', '=', userId).execute(),
    ),
    users: countOf(await trx.deleteFrom('users').where('id', '=', userId).execute()),
  };
}

async function eraseMessages(trx: Trx, email: string) {
  const inLowerCase = email.toLowerCase();
  const withoutSender = { email: null, userId: null };
  const transfers = trx
    .deleteFrom('laundromatTransfers')
    .where(sql`lower(recipient_email)`, '=', inLowerCase);
  return {
    contacts: countOf(
      await trx
        .deleteFrom('contacts')
        .where(sql`lower(email)`, '=', inLowerCase)
        .execute(),
    ),
    transfers: countOf(await transfers.execute()),
    reports: countOf(
      await trx
        .updateTable('reports')
        .set(withoutSender)
        .where(sql`lower(email)`, '=', inLowerCase)
        .execute(),
    ),
  };
}
