import { DataTable } from '#app/features/admin/lists/data-table.tsx';
import { Panel } from '#app/features/admin/lists/panel.tsx';
import { useAdminQuery } from '#app/features/admin/lists/use-admin-query.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { restorableDays } from '#contract/moderation/moderation.ts';
import { deletedLaundromatsQuery } from './laundromat-list-query.ts';
import { useRestore } from './use-laundromat-writes.ts';

/** Lists deleted laundromats that can still be restored. */
export function DeletedLaundromats({ onRestored }: { onRestored: () => void }) {
  const query = useAdminQuery({ query: deletedLaundromatsQuery, variables: {} });
  const restore = useRestore(() => {
    query.refresh();
    onRestored();
  });
  return (
    <Panel
      query={query}
      isEmpty={({ deletions }) => deletions.length === 0}
      empty={
        <EmptyState title="Aucune laverie supprimée">
          Une laverie supprimée reste ici {restorableDays} jours.
        </EmptyState>
      }
    >
      {({ deletions }) => (
        <DataTable
          caption="Laveries supprimées"
          heading="titre-laveries"
          // jsonb values have no type; both are strings.
          rows={deletions.map(({ name, city, ...deletion }) => ({
            ...deletion,
            name: String(name),
            city: String(city),
          }))}
          columns={[
            { title: 'Nom', cell: ({ name }) => <span className="font-semibold">{name}</span> },
            { title: 'Ville', cell: ({ city }) => city },
            { title: 'Supprimée le', cell: ({ createdAt }) => formatDay(createdAt) },
            {
              title: 'Actions',
              hideTitle: true,
              cell: ({ laundromatId, name }) => (
                <Button variant="secondary" size="small" onClick={() => void restore(laundromatId, name)}>
                  Rétablir <span className="sr-only">{name}</span>
                </Button>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
