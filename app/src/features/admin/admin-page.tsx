import { Container } from '#app/ui/container.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { JournalPanel } from './journal-panel.tsx';
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

/** `/admin-dashboard` */
export function AdminPage() {
  const url = useAdminUrl();
  const { data, refresh } = useAdminQuery({ query: overviewQuery, variables: {} });
  const overview = data?.admin_overview[0];
  const openReports = data?.reports_aggregate.aggregate?.count ?? 0;
  return (
    <Container className="py-8 sm:py-10">
      <title>Tableau de bord admin · Lavoir</title>
      <meta name="robots" content="noindex" />
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
            title: <Title name="Laveries" waiting={overview?.awaitingModeration} what="à modérer" />,
            content: <LaundromatsPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'utilisateurs',
            title: 'Utilisateurs',
            content: <UsersPanel url={url} onChanged={refresh} />,
          },
          { name: 'avis', title: 'Avis', content: <ReviewsPanel url={url} onChanged={refresh} /> },
          {
            name: 'messages',
            title: <Title name="Messages" waiting={overview?.unreadContacts} what="non lus" />,
            content: <MessagesPanel url={url} onChanged={refresh} />,
          },
          {
            name: 'signalements',
            title: <Title name="Signalements" waiting={openReports} what="à traiter" />,
            content: <ReportsPanel url={url} onChanged={refresh} />,
          },
          { name: 'revenus', title: 'Revenus', content: <RevenuePanel /> },
          { name: 'parametres', title: 'Paramètres', content: <SettingsPanel /> },
          { name: 'journal', title: 'Journal', content: <JournalPanel url={url} /> },
        ]}
      />
    </Container>
  );
}

/** A tab with the number of open items. */
function Title({ name, waiting, what }: { name: string; waiting: number | null | undefined; what: string }) {
  return (
    <>
      {name}{' '}
      {Boolean(waiting) && (
        <span className="relative ml-2 rounded-full bg-blue-100 px-2 py-0.5 text-sm text-blue-900 tabular-nums">
          {waiting}
          <span className="sr-only"> {what}</span>
        </span>
      )}
    </>
  );
}
