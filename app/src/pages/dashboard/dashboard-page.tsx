import { CalendarDays, Eye, Heart, LogOut, MessageSquareText } from 'lucide-react';
import { Profile } from '#app/features/account/profile.tsx';
import { UnconfirmedEmail } from '#app/features/account/unconfirmed-email.tsx';
import { useSignOut } from '#app/features/account/use-sign-out.ts';
import { useVisits } from '#app/features/account/visits.ts';
import { FavoritesList } from '#app/features/favorites/favorites-list.tsx';
import { useSaved } from '#app/features/favorites/saved-store.ts';
import { visible } from '#app/features/favorites/saved.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { formatMonth } from '#app/lib/time/french-date.ts';
import { useUser } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { CounterCard } from '#app/ui/cards/counter-card.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { DashboardHead } from '#app/ui/pages/dashboard-head.tsx';
import { Tabs, useAddressTab } from '#app/ui/pages/tabs.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import type { CurrentUser } from '#contract/account/account.ts';
import { Activity } from './activity.tsx';

/** No role may select the author of a review, but users may read their own account. */
const myActivityQuery = graphql(`
  query MyActivity($me: uuid!, $limit: Int!) {
    users_by_pk(id: $me) {
      id
      reviews(order_by: [{ createdAt: desc }, { id: asc }], limit: $limit) {
        id
        rating
        comment
        createdAt
        photos(order_by: [{ createdAt: asc }, { id: asc }]) {
          id
          url
          isApproved
        }
        laundromat {
          id
          slug
          name
        }
      }
      reviews_aggregate {
        aggregate {
          count
        }
      }
    }
  }
`);

const reviewsShown = 30;
const tabNames = ['profil', 'favoris', 'activite'] as const;

export function DashboardPage() {
  const user = useUser();
  return user && <Dashboard user={user} />;
}

function Dashboard({ user }: { user: CurrentUser }) {
  const saved = useSaved();
  const signOut = useSignOut();
  const [tab, selectTab] = useAddressTab(tabNames);
  const visits = useVisits();
  const variables = { me: user.id, limit: reviewsShown };
  const { data, failed, refresh } = useFreshQuery({ query: myActivityQuery, variables });
  const reviewCount = data?.users_by_pk?.reviews_aggregate.aggregate.count;
  const reviews = data?.users_by_pk?.reviews;

  return (
    <>
      <UnconfirmedEmail />
      <DashboardHead
        user={user}
        actions={
          <Button variant="secondary" onClick={() => void signOut()}>
            <LogOut aria-hidden className="size-4.5" />
            Se déconnecter
          </Button>
        }
      />
      <Container className="py-6 sm:py-8">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
          <CounterCard icon={Eye} label="Laveries visitées" value={visits && formatCount(visits.length)} />
          <CounterCard icon={Heart} label="Favoris" value={saved && formatCount(visible(saved).length)} />
          <CounterCard
            icon={MessageSquareText}
            label="Avis donnés"
            value={failed ? '–' : reviewCount === undefined ? undefined : formatCount(reviewCount)}
          />
          <CounterCard icon={CalendarDays} label="Membre depuis" value={formatMonth(user.createdAt)} />
        </dl>
        <Tabs
          label="Mon compte"
          selected={tab}
          onSelect={selectTab}
          className="mt-8"
          tabs={[
            { name: 'profil', title: 'Mon Profil', content: <Profile user={user} /> },
            { name: 'favoris', title: 'Mes Favoris', content: <FavoritesList /> },
            {
              name: 'activite',
              title: 'Mon Activité',
              content: failed ? (
                <ErrorState onRetry={refresh} />
              ) : reviews && visits ? (
                <Activity reviews={reviews} visits={visits} onChanged={refresh} />
              ) : (
                <Loading label="Chargement de votre activité…">
                  <Skeleton className="h-40 max-w-3xl" />
                </Loading>
              ),
            },
          ]}
        />
      </Container>
    </>
  );
}
