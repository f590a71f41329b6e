import { ListPanel } from '#app/features/admin/lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin/lists/use-admin-url.ts';
import { JournalItem } from './journal-item.tsx';
import { journalQuery, journalSearch } from './journal-query.ts';
import { journalFilters } from './journal-words.ts';

/** Lists the changes by administrators, the latest first. */
export function JournalPanel({ url }: { url: AdminUrl }) {
  return (
    <ListPanel
      url={url}
      title="Journal"
      intro={
        <p className="-mt-3 mb-4 text-slate">
          Chaque changement fait par un administrateur s&apos;inscrit ici de lui-même et n&apos;en est pas
          effacé.
        </p>
      }
      searchLabel="Administrateur ou élément modifié"
      filters={journalFilters}
      query={journalQuery}
      variables={(page) => ({ ...journalSearch(url.q, url.filter), ...page })}
      rows={(data) => data.journal_entries}
      total={(data) => data.journal_entries_aggregate}
      empty={{ title: url.q || url.filter ? 'Aucune action ne correspond' : 'Aucune action' }}
      item={(entry) => <JournalItem key={entry.id} entry={entry} />}
    />
  );
}
