import { useFreshQuery } from '#app/data/use-fresh-query.ts';
import { JournalPanel } from '#app/features/admin/journal/journal-panel.tsx';
import { LaundromatsPanel } from '#app/features/admin/laundromats/laundromats-panel.tsx';
import { useAdminUrl } from '#app/features/admin/lists/use-admin-url.ts';
import { MessagesPanel } from '#app/features/admin/messages/messages-panel.tsx';
import { ReportsPanel } from '#app/features/admin/reports/reports-panel.tsx';
import { ReviewsPanel } from '#app/features/admin/reviews/reviews-panel.tsx';
import { LegalGaps } from '#app/features/admin/settings/legal-gaps.tsx';
import { SettingsPanel } from '#app/features/admin/settings/settings-panel.tsx';
import { UsersPanel } from '#app/features/admin/users/users-panel.tsx';
import { ClaimsPanel } from '#app/features/admin/waiting/claims-panel.tsx';
import { CorrectionsPanel } from '#app/features/admin/waiting/corrections-panel.tsx';
import { ReviewPhotosPanel } from '#app/features/admin/waiting/review-photos-panel.tsx';
import { SourcesPanel } from '#app/features/admin/waiting/sources-panel.tsx';
import { sourceCountsQuery } from '#app/features/admin/waiting/sources-query.ts';
import { Container } from '#app/ui/pages/container.tsx';
import { Tabs } from '#app/ui/pages/tabs.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { overviewQuery } from './overview-query.ts';

/** `/admin-dashboard` */
export function AdminPage() {
  const url = useAdminUrl();
  const { data, refresh } = useFreshQuery({ query: overviewQuery, variables: {} });
  const overview = data?.admin_overview[0];
  const openReports = data?.reports_aggregate.aggregate?.count ?? 0;
  const corrections = data?.fact_corrections_aggregate.aggregate?.count;
  const sourceQuery = useFreshQuery({ query: sourceCountsQuery, variables: {} });
  const sourceCounts = Object.fromEntries(
    Object.entries(sourceQuery.data ?? {}).flatMap(([list, counted]) =>
      typeof counted === 'object' ? [[list, counted.aggregate?.count]] : [],
    ),
  );
  const claims = data?.laundromat_claims_aggregate.aggregate?.count;
  return (
    <Container className="py-6">
      <h1 className="mb-4 text-3xl font-extrabold tracking-tight">Tableau de bord Admin</h1>
      <LegalGaps onOpen={() => url.openTab('parametres')} />
      <OverviewCards overview={overview} />
      <Tabs
        label="Administration"
        selected={url.tab}
        onSelect={url.openTab}
        className="mt-4"
        tabs={[
          {
            name: 'laveries',
            title: 'Laveries',
            count: overview?.awaitingModeration,
            what: 'à modérer',
            content: <LaundromatsPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'utilisateurs',
            title: 'Utilisateurs',
            content: <UsersPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'avis',
            title: 'Avis',
            count: data?.reviews_aggregate.aggregate?.count,
            what: 'à relire',
            content: <ReviewsPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'photos',
            title: 'Photos de visiteurs',
            count: data?.review_photos_aggregate.aggregate?.count,
            what: 'à relire',
            content: <ReviewPhotosPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'messages',
            title: 'Messages',
            count: overview?.unreadContacts,
            what: 'non lus',
            content: <MessagesPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'signalements',
            title: 'Signalements',
            count: openReports,
            what: 'à traiter',
            content: <ReportsPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'corrections',
            title: 'Erreurs signalées',
            count: corrections,
            what: 'à traiter',
            content: <CorrectionsPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'openstreetmap',
            title: 'OpenStreetMap',
            count: Object.values(sourceCounts).reduce((sum, count) => sum + count, 0),
            what: 'à décider',
            content: <SourcesPanel url={url} counts={sourceCounts} onChanged={sourceQuery.refresh} />,
          },
          {
            name: 'demandes',
            title: 'Demandes',
            count: claims,
            what: 'à traiter',
            content: <ClaimsPanel url={url} onChanged={refresh} />,
          },
          { name: 'parametres', title: 'Paramètres', content: <SettingsPanel /> },
          { name: 'journal', title: 'Journal', content: <JournalPanel url={url} /> },
        ]}
      />
    </Container>
  );
}
