import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusList } from '#app/ui/focus-list.ts';
import { ListControls } from './list-controls.tsx';
import { ListFoot, pageVariables } from './list-foot.tsx';
import { Panel } from './panel.tsx';
import { reportGroups } from './report-groups.ts';
import { ReportGroup } from './report.tsx';
import { reportFilters, reportsQuery } from './reports-query.ts';
import { useAdminQuery } from './use-admin-query.ts';
import type { AdminUrl } from './use-admin-url.ts';

/** Lists the reports of visitors, grouped by what they are about; open ones first. */
export function ReportsPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  const query = useAdminQuery({
    query: reportsQuery,
    variables: {
      state: url.filter || 'open',
      ...pageVariables(url),
    },
  });
  const changed = () => {
    query.refresh();
    onChanged();
  };
  return (
    <>
      <h2 id="titre-reports" className="mb-4 text-2xl font-bold tracking-tight">
        Signalements
      </h2>
      <ListControls url={url} filters={reportFilters} />
      <Panel
        query={query}
        search={{ url, total: (data) => data.laundromats_aggregate.aggregate?.count ?? 0 }}
        isEmpty={({ laundromats }) => laundromats.length === 0}
        empty={
          <EmptyState title={url.filter ? 'Aucun signalement ici' : 'Aucun signalement à traiter'}>
            Les visiteurs peuvent signaler une fiche ou un avis.
          </EmptyState>
        }
      >
        {({ laundromats, laundromats_aggregate }) => (
          <>
            <ul {...focusList('titre-reports')} className="divide-y divide-line">
              {laundromats.flatMap((laundromat) =>
                reportGroups(laundromat.reports).map((reports) => (
                  <ReportGroup
                    key={reports[0]!.id}
                    laundromat={laundromat}
                    reports={reports}
                    onChanged={changed}
                  />
                )),
              )}
            </ul>
            <ListFoot url={url} total={laundromats_aggregate.aggregate?.count ?? 0} />
          </>
        )}
      </Panel>
    </>
  );
}
