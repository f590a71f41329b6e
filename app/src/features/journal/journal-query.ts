import type { AdminJournalQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';

export type JournalEntry = AdminJournalQuery['journal_entries'][number];

/** Returns the variables for one filter of the journal, or for all entries. */
export function journalSearch(search: string, filter: string) {
  return { search, table: filter || '%', decided: { subject_type: decidedSubjects[filter] ?? 'none' } };
}

/** Subjects of decisions that a filter shows in addition to, or instead of, the changes of a table. */
const decidedSubjects: Record<string, string> = {
  laundromats: 'laundromat',
  photo_removals: 'photo',
  review_removals: 'review',
  review_photos: 'review_photo',
  reports: 'report',
};

export const journalQuery = graphql(`
  query AdminJournal($search: String!, $table: String!, $decided: jsonb!, $limit: Int!, $offset: Int!) {
    journal_entries: search_journal_entries(
      args: { search: $search }
      where: { _or: [{ tableName: { _like: $table } }, { after: { _contains: $decided } }] }
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
      where: { _or: [{ tableName: { _like: $table } }, { after: { _contains: $decided } }] }
    ) {
      aggregate {
        count
      }
    }
  }
`);
