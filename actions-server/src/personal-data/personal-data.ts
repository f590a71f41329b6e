import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { accountQuery } from './account-document.ts';
import { emptiedEntries } from './erased-journal.ts';
import { ownRowsQuery } from './personal-data-documents.ts';
import { writtenQuery } from './written-documents.ts';

/** One mutation is one transaction: it deletes everything or nothing. */
const eraseAccountMutation = graphql(`
  mutation ErasePersonalRows($id: uuid!, $authorName: String!, $entries: [journal_entries_updates!]!) {
    journalEntries: update_journal_entries_many(updates: $entries) {
      affected_rows
    }
    claimedLaundromats: release_claimed_laundromats(args: { claimant: $id }) {
      id
    }
    replacedContent: update_laundromat_claims(
      where: { previousUserId: { _eq: $id } }
      _set: { previous: null, previousUserId: null }
    ) {
      affected_rows
    }
    laundromats: delete_laundromats(where: { userId: { _eq: $id } }) {
      affected_rows
    }
    reviewPhotos: delete_review_photos(where: { review: { userId: { _eq: $id } } }) {
      affected_rows
    }
    reviews: update_reviews(
      where: { userId: { _eq: $id } }
      _set: { authorName: $authorName, userId: null, senderHash: null, senderSlot: null }
    ) {
      affected_rows
    }
    factCorrections: delete_fact_corrections(where: { userId: { _eq: $id } }) {
      affected_rows
    }
    moderationActions: delete_moderation_actions(where: { authorId: { _eq: $id } }) {
      affected_rows
    }
    users: delete_users(where: { id: { _eq: $id } }) {
      affected_rows
    }
  }
`);

const eraseMessagesMutation = graphql(`
  mutation ErasePersonalMessages($email: String!) {
    contacts: delete_contacts(where: { email: { _ilike: $email } }) {
      affected_rows
    }
    transfers: delete_laundromat_transfers(where: { recipientEmail: { _ilike: $email } }) {
      affected_rows
    }
    reports: update_reports(where: { email: { _ilike: $email } }, _set: { email: null, userId: null }) {
      affected_rows
    }
  }
`);

/** Name shown above a review whose author was erased. */
const formerAuthor = 'Ancien membre';

/** An id that no account has. */
const noAccount = '00000000-0000-0000-0000-000000000000';

/** Returns all data about the person with this address, with or without an account (GDPR, article 15). */
export async function exportPerson(hasura: Hasura, system: SystemCaller, email: string): Promise<object> {
  const { users } = await hasura.query(accountQuery, { email }, system);
  const [account] = users;
  const rows = account && (await hasura.query(ownRowsQuery, { id: account.id }, system));
  const variables = { email: exactly(email), userId: account?.id ?? noAccount };
  const written = await hasura.query(writtenQuery, variables, system);
  return { exportedAt: new Date().toISOString(), email, account: account ?? null, ...rows, ...written };
}

/** Number of erased rows by table, and the Stripe customer that must be deleted by hand. */
export interface Erasure {
  erased: Record<string, number>;
  stripeCustomerId: string | null;
}

/**
 * Erases the person with this address (GDPR, article 17): the account with everything that belongs to it, its
 * laundromats, messages and addresses. Reviews stay without a name; payments stay without a person, because accounting
 * law requires them; the journal keeps the names of changed fields. `closeCustomer` ends at Stripe what would still cost
 * money. Idempotent.
 */
export async function erasePerson(
  hasura: Hasura,
  system: SystemCaller,
  email: string,
  closeCustomer: (id: string) => Promise<void>,
): Promise<Erasure> {
  const { users, subscriptions, laundromats } = await hasura.query(accountQuery, { email }, system);
  const [account] = users;
  if (subscriptions.length > 0) throw new ApiError('subscriptionRunning');
  const erased: Record<string, number> = {};
  const count = (answer: Record<string, { affected_rows: number }>) => {
    for (const [name, { affected_rows }] of Object.entries(answer)) erased[name] = affected_rows;
  };
  if (account) {
    if (account.stripeCustomerId) await closeCustomer(account.stripeCustomerId);
    const { id } = account;
    const laundromatIds = laundromats.map((laundromat) => laundromat.id);
    const entries = await emptiedEntries(hasura, system, { id, laundromatIds });
    const variables = { id, authorName: formerAuthor, entries };
    const { claimedLaundromats, journalEntries, ...rows } = await hasura.query(
      eraseAccountMutation,
      variables,
      system,
    );
    const emptied = journalEntries?.reduce((sum, each) => sum + (each?.affected_rows ?? 0), 0) ?? 0;
    count({
      claimedLaundromats: { affected_rows: claimedLaundromats.length },
      journalEntries: { affected_rows: emptied },
      ...rows,
    });
  }
  count(await hasura.query(eraseMessagesMutation, { email: exactly(email) }, system));
  return { erased, stripeCustomerId: account?.stripeCustomerId ?? null };
}

/** Returns a pattern that matches only this text, in upper or lower case. */
const exactly = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);
