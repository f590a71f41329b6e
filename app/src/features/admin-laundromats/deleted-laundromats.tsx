import { DataTable } from '#app/features/admin-lists/data-table.tsx';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { deletedLaundromatsQuery } from '#app/features/moderation/laundromat-list-query.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { Button } from '#app/ui/button.tsx';
import { restorableDays } from '#contract/moderation/moderation.ts';
import { useRestore } from './use-laundromat-writes.ts';

interface DeletedLaundromatsProps {
  url: AdminUrl;
  onRestored: () => void;
}

/** Lists deleted laundromats that can still be restored. */
export function DeletedLaundromats({ url, onRestored }: DeletedLaundromatsProps) {
  return (
    <ListPanel
      url={url}
      query={deletedLaundromatsQuery}
      variables={(page) => page}
      rows={(data) => data.deletions}
      total={(data) => data.deletions_aggregate}
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
  const restore = useRestore(onRestored);
  return (
    <Button variant="secondary" size="small" onClick={() => void restore(id, name)}>
      Rétablir <span className="sr-only">{name}</span>
    </Button>
  );
}
