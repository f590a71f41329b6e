import type { SystemCaller } from '../platform/caller.ts';
import type { Hasura } from '../platform/hasura.ts';
import { eraseAccountMutation, eraseMessagesMutation } from './erasure-documents.ts';
import { accountQuery, ownRowsQuery, writtenQuery } from './personal-data-documents.ts';

/** The name over a review whose author asked to be forgotten. */
const formerAuthor = 'Ancien membre';

/** An id that no account has. */
const noAccount = '00000000-0000-0000-0000-000000000000';

/** Nothing was erased, and the message says what has to be done first. */
export class ErasureRefused extends Error {
  override name = 'ErasureRefused';
}

/** Everything the site holds on the person with this address, with or without an account (GDPR, article 15). */
export async function exportPerson(hasura: Hasura, system: SystemCaller, email: string): Promise<object> {
  const { users } = await hasura.query({ ...accountQuery, variables: { email } }, system);
  const [account] = users;
  const own = account && { id: account.id, owned: { user_id: account.id } };
  const rows = own && (await hasura.query({ ...ownRowsQuery, variables: own }, system));
  const variables = { email: exactly(email), userId: account?.id ?? noAccount };
  const written = await hasura.query({ ...writtenQuery, variables }, system);
  return { exportedAt: new Date().toISOString(), email, account: account ?? null, ...rows, ...written };
}

/** How many rows went, and what is left to do by hand. */
export interface Erasure {
  erased: Record<string, number>;
  stripeCustomerId: string | null;
}

/**
 * Forgets the person with this address (GDPR, article 17): the account with all that hangs on it, the laundromats it
 * listed, messages and addresses. Reviews stay without their name, payments without their person, as the law on
 * accounts asks. Doing it twice does no harm.
 */
export async function erasePerson(hasura: Hasura, system: SystemCaller, email: string): Promise<Erasure> {
  const { users, subscriptions } = await hasura.query({ ...accountQuery, variables: { email } }, system);
  const [account] = users;
  if (subscriptions.length > 0)
    throw new ErasureRefused(
      'This account has a subscription that is not over: cancel it in Stripe first, or it would be charged for nothing.',
    );
  const erased: Record<string, number> = {};
  const count = (answer: Record<string, { affected_rows: number }>) => {
    for (const [name, { affected_rows }] of Object.entries(answer)) erased[name] = affected_rows;
  };
  if (account) {
    const { id } = account;
    const variables = { id, owned: { user_id: id }, authorName: formerAuthor };
    count(await hasura.query({ ...eraseAccountMutation, variables }, system));
  }
  count(await hasura.query({ ...eraseMessagesMutation, variables: { email: exactly(email) } }, system));
  return { erased, stripeCustomerId: account?.stripeCustomerId ?? null };
}

/** A pattern that only this text matches, in whatever case it was typed. */
const exactly = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);
