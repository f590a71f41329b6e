import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { reportGroups } from './report-groups.ts';
import { ReportGroup } from './report.tsx';
import { reportFilters, reportsQuery } from './reports-query.ts';

/** Lists the reports of visitors, grouped by what they are about; open ones first. */
export function ReportsPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      title="Signalements"
      filters={reportFilters}
      query={reportsQuery}
      variables={(page) => ({ state: url.filter || 'open', ...page })}
      rows={(data) => data.laundromats}
      total={(data) => data.laundromats_aggregate}
      empty={{
        title: url.filter ? 'Aucun signalement ici' : 'Aucun signalement à traiter',
        text: 'Les visiteurs peuvent signaler une fiche ou un avis.',
      }}
      onChanged={onChanged}
      item={(laundromat, changed) =>
        reportGroups(laundromat.reports).map((reports) => (
          <ReportGroup key={reports[0]!.id} laundromat={laundromat} reports={reports} onChanged={changed} />
        ))
      }
    />
  );
}
