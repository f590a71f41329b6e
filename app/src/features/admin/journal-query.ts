import type { AdminJournalQuery } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';

export type JournalEntry = AdminJournalQuery['journal_entries'][number];

/** The changes of one table, or of all. */
export function journalSearch(search: string, table: string) {
  return { search, table: table || '%' };
}

export const journalQuery = graphql(`
  query AdminJournal($search: String!, $table: String!, $limit: Int!, $offset: Int!) {
    journal_entries: search_journal_entries(
      args: { search: $search }
      where: { tableName: { _like: $table } }
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
    journal_entries_aggregate: search_journal_entries_aggregate(
      args: { search: $search }
      where: { tableName: { _like: $table } }
    ) {
      aggregate {
        count
      }
    }
  }
`);
