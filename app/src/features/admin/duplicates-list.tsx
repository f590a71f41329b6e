import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusList } from '#app/ui/focus-list.ts';
import { DuplicateRow } from './duplicate-row.tsx';
import { possibleDuplicatesQuery } from './duplicates-query.ts';
import { ListFoot, pageVariables } from './list-foot.tsx';
import { Panel } from './panel.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import type { AdminUrl } from './use-admin-url.ts';

/** Lists pairs of laundromats that may be the same; an administrator decides about each. */
export function DuplicatesList({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  const query = useAdminQuery({
    query: possibleDuplicatesQuery,
    variables: { search: url.q, ...pageVariables(url) },
  });
  const changed = () => {
    query.refresh();
    onChanged();
  };
  return (
    <Panel
      query={query}
      search={{ url, total: (data) => data.possible_duplicates_aggregate.aggregate?.count ?? 0 }}
      isEmpty={({ possible_duplicates }) => possible_duplicates.length === 0}
      empty={
        <EmptyState title="Aucun doublon possible">
          Une fiche qui ressemble à une autre attend ici, même payée.
        </EmptyState>
      }
    >
      {({ possible_duplicates, possible_duplicates_aggregate }) => (
        <>
          <ul {...focusList('titre-laveries')} className="divide-y divide-line">
            {possible_duplicates.map((pair) => (
              <DuplicateRow key={`${pair.laundromatId} ${pair.otherId}`} pair={pair} onDecided={changed} />
            ))}
          </ul>
          <ListFoot url={url} total={possible_duplicates_aggregate.aggregate?.count ?? 0} />
        </>
      )}
    </Panel>
  );
}
