import { gql } from 'urql';
import type { AdminJournalQuery, AdminJournalQueryVariables } from '#app/graphql/generated/graphql.ts';
import { searchPatterns } from './search-words.ts';

export type JournalEntry = AdminJournalQuery['admin_actions'][number];
type Where = AdminJournalQueryVariables['where'];

export function journalWhere(q: string, filter: string): Where {
  const words = searchPatterns(q).map((pattern) => ({
    _or: [{ actor: { _ilike: pattern } }, { subject: { _ilike: pattern } }],
  }));
  return filter ? { tableName: { _eq: filter }, _and: words } : { _and: words };
}

export const journalQuery = gql<AdminJournalQuery, AdminJournalQueryVariables>`
  query AdminJournal($where: admin_actions_bool_exp!, $limit: Int!, $offset: Int!) {
    admin_actions(
      where: $where
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      createdAt
      actor
      operation
      tableName
      subject
      before
      after
    }
    admin_actions_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`;
