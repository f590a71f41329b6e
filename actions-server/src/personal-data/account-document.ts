import { superuserGraphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import { ownRowsQuery } from './personal-data-documents.ts';
import { writtenQuery } from './written-documents.ts';

const noAccount = '00000000-0000-0000-0000-000000000000';

export async function exportPerson(hasura: Hasura, system: SystemCaller, email: string): Promise<object> {
  const { users } = await hasura.query(accountQuery, { email }, system);
  const [account] = users;
  const rows = account && (await hasura.query(ownRowsQuery, { id: account.id }, system));
  const variables = { email: exactly(email), userId: account?.id ?? noAccount };
  const written = await hasura.query(writtenQuery, variables, system);
  return { exportedAt: new Date().toISOString(), email, account: account ?? null, ...rows, ...written };
}

const exactly = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

export const accountQuery = superuserGraphql(`
  query PersonalAccount($email: citext!) {
    users(where: { email: { _eq: $email } }) {
      id
      email
      firstName
      lastName
      phone
      role
      isActive
      emailVerified
      stripeCustomerId
      createdAt
      updatedAt
    }
    subscriptions(
      where: {
        user: { email: { _eq: $email } }
        status: { _nin: ["canceled", "incomplete", "incomplete_expired", "unpaid"] }
        cancelAtPeriodEnd: { _eq: false }
      }
    ) {
      status
    }
    laundromats(where: { owner: { email: { _eq: $email } } }) {
      id
    }
  }
`);
