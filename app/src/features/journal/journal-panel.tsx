import { ChevronDown } from 'lucide-react';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { actionWords, changesOf, journalFilters, type JournalEntry } from './journal-words.ts';

function journalSearch(search: string, filter: string) {
  return { search, table: filter || '%', decided: { subject_type: decidedSubjects[filter] ?? 'none' } };
}

const decidedSubjects: Record<string, string> = {
  laundromats: 'laundromat',
  photo_removals: 'photo',
  review_removals: 'review',
  review_photos: 'review_photo',
  reports: 'report',
};

const journalQuery = graphql(`
  query AdminJournal($search: String!, $table: String!, $decided: jsonb!, $limit: Int!, $offset: Int!) {
    rows: search_journal_entries(
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
    total: search_journal_entries_aggregate(
      args: { search: $search }
      where: { _or: [{ tableName: { _like: $table } }, { after: { _contains: $decided } }] }
    ) {
      aggregate {
        count
      }
    }
  }
`);

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

function JournalItem({ entry }: { entry: JournalEntry }) {
  const changes = changesOf(entry);
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-4 px-4 py-3 hover:bg-mist/60 sm:px-5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-semibold">{entry.actor ?? 'Compte inconnu'}</span>{' '}
            <span>{actionWords(entry)}</span>
            {entry.subject && (
              <>
                {' '}
                <span className="font-semibold">{entry.subject}</span>
              </>
            )}
            <time dateTime={entry.createdAt} className="block text-sm text-slate">
              {moment.format(new Date(entry.createdAt))}
            </time>
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-slate transition-transform group-open:rotate-180"
          />
        </summary>
        <table className="mx-4 mb-4 block overflow-x-auto text-left text-sm sm:mx-5">
          <thead>
            <tr className="text-slate">
              <th scope="col" className="py-1 pr-6 font-semibold">
                Champ
              </th>
              <th scope="col" className="py-1 pr-6 font-semibold">
                Avant
              </th>
              <th scope="col" className="py-1 font-semibold">
                Après
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ column, before, after }) => (
              <tr key={column} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-6 font-normal">
                  {column}
                </th>
                <td className="max-w-80 py-1.5 pr-6 wrap-anywhere">{before}</td>
                <td className="max-w-80 py-1.5 wrap-anywhere">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </li>
  );
}

export function JournalPanel({ url }: { url: AdminUrl }) {
  return (
    <ListPanel
      url={url}
      title="Journal"
      intro={
        <p className="-mt-3 mb-4 text-slate">
          Chaque changement fait par un administrateur est noté ici automatiquement, et personne ne peut
          l&apos;effacer.
        </p>
      }
      searchLabel="Administrateur ou élément modifié"
      filters={journalFilters}
      query={journalQuery}
      variables={(page) => ({ ...journalSearch(url.q, url.filter), ...page })}
      empty={{ title: url.q || url.filter ? 'Aucune action ne correspond' : 'Aucune action' }}
      item={(entry) => <JournalItem key={entry.id} entry={entry} />}
    />
  );
}
