import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DuplicatesList } from '#app/features/admin/duplicates/duplicates-list.tsx';
import { DataTable } from '#app/features/admin/lists/data-table.tsx';
import { ListControls } from '#app/features/admin/lists/list-controls.tsx';
import { ListFoot, pageSize, pageVariables } from '#app/features/admin/lists/list-foot.tsx';
import { Panel } from '#app/features/admin/lists/panel.tsx';
import { useAdminQuery } from '#app/features/admin/lists/use-admin-query.ts';
import type { AdminUrl } from '#app/features/admin/lists/use-admin-url.ts';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { adminTableRows } from '#contract/moderation/admin-dashboard.ts';
import { DeletedLaundromats } from './deleted-laundromats.tsx';
import { type FreshnessSlot, LaundromatActions } from './laundromat-actions.tsx';
import { laundromatColumns } from './laundromat-columns.tsx';
import { LaundromatDialog } from './laundromat-dialog.tsx';
import { laundromatFilters, laundromatsQuery, laundromatSearch } from './laundromat-list-query.ts';

interface LaundromatsPanelProps {
  url: AdminUrl;
  freshness: FreshnessSlot;
  onChanged: () => void;
}

/** Filters that show another list. */
const otherLists: Record<string, ((url: AdminUrl, onChanged: () => void) => ReactNode) | undefined> = {
  doublons: (url, onChanged) => <DuplicatesList url={url} onChanged={onChanged} />,
  supprimees: (_url, onChanged) => <DeletedLaundromats onRestored={onChanged} />,
};

/** Lists all laundromats, those with changes to review before the newest; only ten until more are requested. */
export function LaundromatsPanel({ url, freshness, onChanged }: LaundromatsPanelProps) {
  const [adding, setAdding] = useState(false);
  const showsFirst = url.page === undefined && !url.q && !url.filter;
  const limit = showsFirst ? adminTableRows : pageSize;
  const query = useAdminQuery({
    query: laundromatsQuery,
    variables: {
      ...laundromatSearch(url.q, url.filter),
      ...pageVariables(url, limit),
    },
    pause: url.filter in otherLists,
  });
  const changed = () => {
    query.refresh();
    onChanged();
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="titre-laveries" className="text-2xl font-bold tracking-tight">
          Laveries
        </h2>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          Ajouter une laverie
        </Button>
      </div>
      <ListControls
        url={url}
        searchLabel="Nom, ville, adresse ou email du propriétaire"
        filters={laundromatFilters}
      />
      {otherLists[url.filter]?.(url, changed) ?? (
        <Panel
          query={query}
          search={{ url, total: (data) => data.laundromats_aggregate.aggregate?.count ?? 0 }}
          isEmpty={({ laundromats }) => laundromats.length === 0}
          empty={
            <EmptyState title={url.q || url.filter ? 'Aucune laverie ne correspond' : 'Aucune laverie'}>
              {url.q || url.filter
                ? 'Essayez un autre mot ou un autre filtre.'
                : 'Les laveries ajoutées par leurs propriétaires ou par vous apparaîtront ici.'}
            </EmptyState>
          }
        >
          {({ laundromats, laundromats_aggregate }) => {
            const total = laundromats_aggregate.aggregate?.count ?? 0;
            return (
              <>
                <DataTable
                  caption="Laveries"
                  heading="titre-laveries"
                  columns={[
                    ...laundromatColumns,
                    {
                      title: 'Actions',
                      hideTitle: true,
                      cell: (laundromat) => (
                        <LaundromatActions
                          laundromat={laundromat}
                          freshness={freshness}
                          onChanged={changed}
                        />
                      ),
                    },
                  ]}
                  rows={laundromats}
                />
                {showsFirst && total > adminTableRows && (
                  <p className="border-t border-line p-3 text-center">
                    <LinkButton to={url.pageHref(1)} variant="quiet">
                      Voir toutes les laveries ({formatCount(total)})
                    </LinkButton>
                  </p>
                )}
                {!showsFirst && <ListFoot url={url} total={total} />}
              </>
            );
          }}
        </Panel>
      )}
      <LaundromatDialog open={adding} onClose={() => setAdding(false)} onSaved={changed} />
    </>
  );
}
