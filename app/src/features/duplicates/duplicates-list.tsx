import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { DuplicateRow } from './duplicate-row.tsx';
import { possibleDuplicatesQuery } from './duplicates-query.ts';

/** Lists pairs of laundromats that may be the same; an administrator decides about each. */
export function DuplicatesList({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      query={possibleDuplicatesQuery}
      variables={(page) => ({ search: url.q, ...page })}
      rows={(data) => data.possible_duplicates}
      total={(data) => data.possible_duplicates_aggregate}
      empty={{
        title: 'Aucun doublon possible',
        text: 'Une fiche qui ressemble à une autre attend ici, même payée.',
      }}
      onChanged={onChanged}
      item={(pair, changed) => (
        <DuplicateRow key={`${pair.laundromatId} ${pair.otherId}`} pair={pair} onDecided={changed} />
      )}
    />
  );
}
