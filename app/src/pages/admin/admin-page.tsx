import { MessageSquareText, Star, Store, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { ClaimsPanel } from '#app/features/admin-claims/claims-panel.tsx';
import { LaundromatsPanel } from '#app/features/admin-laundromats/laundromats-panel.tsx';
import { type AdminUrl, useAdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { MessagesPanel } from '#app/features/admin-messages/messages-panel.tsx';
import { ReportsPanel } from '#app/features/admin-reports/reports-panel.tsx';
import { ReviewPhotosPanel } from '#app/features/admin-reviews/review-photos-panel.tsx';
import { ReviewsPanel } from '#app/features/admin-reviews/reviews-panel.tsx';
import { CorrectionsPanel } from '#app/features/correction-decisions/corrections-panel.tsx';
import { JournalPanel } from '#app/features/journal/journal-panel.tsx';
import { LegalGaps, SettingsPanel } from '#app/features/site-settings/settings-panel.tsx';
import { SourcesPanel } from '#app/features/sources/sources-panel.tsx';
import { sourceCountsQuery } from '#app/features/sources/sources-query.ts';
import { UsersPanel } from '#app/features/users/users-panel.tsx';
import type { AdminOverviewQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { countOf, formatCount } from '#app/lib/texts/french-numbers.ts';
import { CounterCard } from '#app/ui/cards/counter-card.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { Tabs } from '#app/ui/pages/tabs.tsx';

type Overview = AdminOverviewQuery['admin_overview'][number];

const overviewQuery = graphql(`
  query AdminOverview {
    admin_overview {
      laundromats
      awaitingModeration
      premiumLaundromats
      featuredLaundromats
      users
      activeUsers
      reviews
      unreadContacts
    }
    fact_corrections_aggregate(
      where: {
        _or: [
          { status: { _eq: "open" } }
          { status: { _eq: "accepted" }, kind: { _eq: "closed" }, laundromat: { isActive: { _eq: true } } }
        ]
      }
    ) {
      aggregate {
        count
      }
    }
    laundromat_claims_aggregate(where: { status: { _eq: "submitted" } }) {
      aggregate {
        count
      }
    }
    reviews_aggregate(where: { isHeld: { _eq: true } }) {
      aggregate {
        count
      }
    }
    review_photos_aggregate(where: { isApproved: { _eq: false } }) {
      aggregate {
        count
      }
    }
    reports_aggregate(where: { state: { _eq: "open" } }) {
      aggregate {
        count
      }
    }
  }
`);

function OverviewCards({ overview, failed }: { overview: Overview | undefined; failed: boolean }) {
  const figure = (name: 'laundromats' | 'users' | 'reviews' | 'featuredLaundromats') =>
    failed ? '–' : overview && formatCount(overview[name] ?? 0);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <CounterCard icon={Store} label="Laveries" value={figure('laundromats')}>
        {overview && laundromatDetail(overview)}
      </CounterCard>
      <CounterCard icon={Users} label="Utilisateurs" value={figure('users')}>
        {overview && countOf(overview.activeUsers ?? 0, 'actif')}
      </CounterCard>
      <CounterCard icon={MessageSquareText} label="Avis" value={figure('reviews')}>
        publiés
      </CounterCard>
      <CounterCard icon={Star} label="Laveries vedettes" value={figure('featuredLaundromats')}>
        mises en avant
      </CounterCard>
    </dl>
  );
}

function laundromatDetail({ premiumLaundromats, awaitingModeration }: Overview): string {
  const premium = `${formatCount(premiumLaundromats ?? 0)}\u00a0Premium`;
  return awaitingModeration ? `${premium}, ${formatCount(awaitingModeration)}\u00a0à\u00a0modérer` : premium;
}

type Awaiting = 'reviews' | 'review_photos' | 'reports' | 'fact_corrections' | 'laundromat_claims';

export function AdminPage() {
  const url = useAdminUrl();
  const { data, failed, refresh } = useFreshQuery({ query: overviewQuery, variables: {} });
  const overview = data?.admin_overview[0];
  const sourceQuery = useFreshQuery({ query: sourceCountsQuery, variables: {} });
  const sourceCounts = Object.fromEntries(
    Object.entries(sourceQuery.data ?? {}).flatMap(([list, counted]) =>
      typeof counted === 'object' ? [[list, counted.aggregate.count]] : [],
    ),
  );
  const awaiting = (table: Awaiting) => data?.[`${table}_aggregate`].aggregate.count;
  const tab = (
    name: string,
    title: string,
    Panel: ComponentType<{ url: AdminUrl; onChanged: () => void }>,
    count?: number | null,
    what?: string,
  ) => ({ name, title, count, what, content: <Panel url={url} onChanged={refresh} /> });
  return (
    <Container className="py-6">
      <h1 className="mb-4 text-3xl font-extrabold tracking-tight">Tableau de bord Admin</h1>
      <LegalGaps onOpen={() => url.openTab('parametres')} />
      <OverviewCards overview={overview} failed={failed} />
      <Tabs
        label="Administration"
        selected={url.tab}
        onSelect={url.openTab}
        className="mt-4"
        tabs={[
          tab('laveries', 'Laveries', LaundromatsPanel, overview?.awaitingModeration, 'à modérer'),
          tab('utilisateurs', 'Utilisateurs', UsersPanel),
          tab('avis', 'Avis', ReviewsPanel, awaiting('reviews'), 'à relire'),
          tab('photos', 'Photos de visiteurs', ReviewPhotosPanel, awaiting('review_photos'), 'à relire'),
          tab('messages', 'Messages', MessagesPanel, overview?.unreadContacts, 'non lus'),
          tab('signalements', 'Signalements', ReportsPanel, awaiting('reports'), 'à traiter'),
          tab(
            'corrections',
            'Erreurs signalées',
            CorrectionsPanel,
            awaiting('fact_corrections'),
            'à traiter',
          ),
          {
            name: 'openstreetmap',
            title: 'OpenStreetMap',
            count: Object.values(sourceCounts).reduce((sum, count) => sum + count, 0),
            what: 'à décider',
            content: <SourcesPanel url={url} counts={sourceCounts} onChanged={sourceQuery.refresh} />,
          },
          tab('demandes', 'Demandes', ClaimsPanel, awaiting('laundromat_claims'), 'à traiter'),
          { name: 'parametres', title: 'Paramètres', content: <SettingsPanel /> },
          { name: 'journal', title: 'Journal', content: <JournalPanel url={url} /> },
        ]}
      />
    </Container>
  );
}
