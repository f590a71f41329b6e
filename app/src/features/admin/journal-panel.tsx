import { EmptyState } from '#app/ui/empty-state.tsx';
import { JournalItem } from './journal-item.tsx';
import { journalQuery, journalSearch } from './journal-query.ts';
import { journalFilters } from './journal-words.ts';
import { ListControls } from './list-controls.tsx';
import { ListFoot, pageVariables } from './list-foot.tsx';
import { Panel } from './panel.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import type { AdminUrl } from './use-admin-url.ts';

/** Lists the changes by administrators, the latest first. */
export function JournalPanel({ url }: { url: AdminUrl }) {
  const query = useAdminQuery({
    query: journalQuery,
    variables: {
      ...journalSearch(url.q, url.filter),
      ...pageVariables(url),
    },
  });
  return (
    <>
      <h2 className="text-2xl font-bold tracking-tight">Journal</h2>
      <p className="mt-1 mb-4 text-slate">
        Chaque changement fait par un administrateur s&apos;inscrit ici de lui-même et n&apos;en est pas
        effacé.
      </p>
      <ListControls url={url} searchLabel="Administrateur ou élément modifié" filters={journalFilters} />
      <Panel
        query={query}
        isEmpty={({ journal_entries }) => journal_entries.length === 0}
        empty={<EmptyState title={url.q || url.filter ? 'Aucune action ne correspond' : 'Aucune action'} />}
      >
        {({ journal_entries, journal_entries_aggregate }) => (
          <>
            <ol className="divide-y divide-line">
              {journal_entries.map((entry) => (
                <JournalItem key={entry.id} entry={entry} />
              ))}
            </ol>
            <ListFoot url={url} total={journal_entries_aggregate.aggregate?.count ?? 0} />
          </>
        )}
      </Panel>
    </>
  );
}
