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
  deletedLaundromatsQuery,
} from '#app/features/moderation/laundromat-documents.ts';
import { Button } from '#app/ui/button.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { adminTableRows, restorableDays } from '#contract/moderation/moderation.ts';
import { LaundromatActions } from './laundromat-actions.tsx';
import { laundromatColumns } from './laundromat-columns.tsx';
import { LaundromatDialog } from './laundromat-dialog.tsx';
import { useRestore } from './use-laundromat-writes.ts';

const otherLists: Record<string, ((url: AdminUrl, onChanged: () => void) => ReactNode) | undefined> = {
  doublons: (url, onChanged) => <DuplicatesList url={url} onChanged={onChanged} />,
  supprimees: (url, onChanged) => <DeletedLaundromats url={url} onRestored={onChanged} />,
};

export function LaundromatsPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      title="Laveries"
      action={(changed) => <AddLaundromat onAdded={changed} />}
      searchLabel={url.filter === 'supprimees' ? undefined : 'Nom, ville, adresse ou email du propriétaire'}
      filters={laundromatFilters}
      instead={otherLists[url.filter]}
      query={laundromatsQuery}
      variables={(page) => ({ ...laundromatSearch(url.q, url.filter), ...page })}
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

function DeletedLaundromats({ url, onRestored }: { url: AdminUrl; onRestored: () => void }) {
  return (
    <ListPanel
      url={url}
      query={deletedLaundromatsQuery}
      variables={(page) => page}
      empty={{
        title: 'Aucune laverie supprimée',
        text: `Une laverie supprimée reste ici ${restorableDays} jours.`,
      }}
      onChanged={onRestored}
      table={(deletions, changed) => (
        <DataTable
          caption="Laveries supprimées"
          rows={deletions}
          // jsonb values have no type; name and city are strings.
          columns={[
            {
              title: 'Nom',
              cell: ({ name }) => <span className="font-semibold">{String(name)}</span>,
            },
            { title: 'Ville', cell: ({ city }) => String(city) },
            { title: 'Supprimée le', cell: ({ createdAt }) => formatDay(createdAt) },
            {
              title: 'Actions',
              hideTitle: true,
              cell: ({ laundromatId, name }) => (
                <Restore id={laundromatId} name={String(name)} onRestored={changed} />
              ),
            },
          ]}
        />
      )}
    />
  );
}

function Restore({ id, name, onRestored }: { id: string; name: string; onRestored: () => void }) {
  const { restore, pending } = useRestore(onRestored);
  return (
    <Button variant="secondary" size="small" pending={pending} onClick={() => void restore(id, name)}>
      Rétablir <span className="sr-only">{name}</span>
    </Button>
  );
}
