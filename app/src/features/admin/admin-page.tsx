import { Container } from '#app/ui/container.tsx';
import { CountedTitle, Tabs } from '#app/ui/tabs.tsx';
import { CorrectionsPanel, type CorrectionRowSlot } from './corrections-panel.tsx';
import { JournalPanel } from './journal-panel.tsx';
import type { FreshnessSlot } from './laundromat-actions.tsx';
import { LaundromatsPanel } from './laundromats-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { overviewQuery } from './overview-query.ts';
import { ReportsPanel } from './reports-panel.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import { useAdminUrl } from './use-admin-url.ts';
import { UsersPanel } from './users-panel.tsx';

interface AdminPageProps {
  /** Parts of another feature, which the route passes in. */
  correction: CorrectionRowSlot;
  freshness: FreshnessSlot;
}

/** `/admin-dashboard` */
export function AdminPage({ correction, freshness }: AdminPageProps) {
  const url = useAdminUrl();
  const { data, refresh } = useAdminQuery({ query: overviewQuery, variables: {} });
  const overview = data?.admin_overview[0];
  const openReports = data?.reports_aggregate.aggregate?.count ?? 0;
  const corrections = data?.fact_corrections_aggregate.aggregate?.count;
  return (
    <Container className="py-8 sm:py-10">
      <h1 className="mb-6 text-3xl font-extrabold tracking-tight sm:text-4xl">Tableau de bord admin</h1>
      <OverviewCards overview={overview} />
      <Tabs
        label="Administration"
        selected={url.tab}
        onSelect={url.openTab}
        className="mt-8"
        tabs={[
          {
            name: 'laveries',
            title: <CountedTitle name="Laveries" count={overview?.awaitingModeration} what="à modérer" />,
            content: <LaundromatsPanel url={url} freshness={freshness} onChanged={refresh} />,
          },
          {
            name: 'utilisateurs',
            title: 'Utilisateurs',
            content: <UsersPanel url={url} onChanged={refresh} />,
          },
          { name: 'avis', title: 'Avis', content: <ReviewsPanel url={url} onChanged={refresh} /> },
          {
            name: 'messages',
            title: <CountedTitle name="Messages" count={overview?.unreadContacts} what="non lus" />,
            content: <MessagesPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'signalements',
            title: <CountedTitle name="Signalements" count={openReports} what="à traiter" />,
            content: <ReportsPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'corrections',
            title: <CountedTitle name="Erreurs signalées" count={corrections} what="à traiter" />,
            content: <CorrectionsPanel url={url} row={correction} onChanged={refresh} />,
          },
          { name: 'revenus', title: 'Revenus', content: <RevenuePanel /> },
          { name: 'parametres', title: 'Paramètres', content: <SettingsPanel /> },
          { name: 'journal', title: 'Journal', content: <JournalPanel url={url} /> },
        ]}
      />
    </Container>
  );
}
