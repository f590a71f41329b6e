import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DataTable } from '#app/features/admin-lists/data-table.tsx';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { DuplicatesList } from '#app/features/duplicates/duplicates-list.tsx';
import {
  laundromatFilters,
  laundromatSearch,
  laundromatsQuery,
} from '#app/features/moderation/laundromat-list-query.ts';
import { Button } from '#app/ui/button.tsx';
import { adminTableRows } from '#contract/moderation/moderation.ts';
import { DeletedLaundromats } from './deleted-laundromats.tsx';
import { LaundromatActions } from './laundromat-actions.tsx';
import { laundromatColumns } from './laundromat-columns.tsx';
import { LaundromatDialog } from './laundromat-dialog.tsx';

interface LaundromatsPanelProps {
  url: AdminUrl;
  onChanged: () => void;
}

/** Filters that show another list. */
const otherLists: Record<string, ((url: AdminUrl, onChanged: () => void) => ReactNode) | undefined> = {
  doublons: (url, onChanged) => <DuplicatesList url={url} onChanged={onChanged} />,
  supprimees: (url, onChanged) => <DeletedLaundromats url={url} onRestored={onChanged} />,
};

/**
 * Lists all laundromats: first those with changes to review, then the newest. Shows only ten until more are requested.
 */
export function LaundromatsPanel({ url, onChanged }: LaundromatsPanelProps) {
  return (
    <ListPanel
      url={url}
      title="Laveries"
      action={(changed) => <AddLaundromat onAdded={changed} />}
      searchLabel="Nom, ville, adresse ou email du propriétaire"
      filters={laundromatFilters}
      instead={otherLists[url.filter]}
      query={laundromatsQuery}
      variables={(page) => ({ ...laundromatSearch(url.q, url.filter), ...page })}
      rows={(data) => data.laundromats}
      total={(data) => data.laundromats_aggregate}
      first={{ rows: adminTableRows, linkToAll: 'Voir toutes les laveries' }}
      empty={
        url.q || url.filter
          ? { title: 'Aucune laverie ne correspond', text: 'Essayez un autre mot ou un autre filtre.' }
          : {
              title: 'Aucune laverie',
              text: 'Les laveries ajoutées par leurs propriétaires ou par vous apparaîtront ici.',
            }
      }
      onChanged={onChanged}
      table={(laundromats, changed) => (
        <DataTable
          caption="Laveries"
          columns={[
            ...laundromatColumns,
            {
              title: 'Actions',
              hideTitle: true,
              cell: (laundromat) => <LaundromatActions laundromat={laundromat} onChanged={changed} />,
            },
          ]}
          rows={laundromats}
        />
      )}
    />
  );
}

function AddLaundromat({ onAdded }: { onAdded: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-5" />
        Ajouter une laverie
      </Button>
      <LaundromatDialog open={open} onClose={() => setOpen(false)} onSaved={onAdded} />
    </>
  );
}
