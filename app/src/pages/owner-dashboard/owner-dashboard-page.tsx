import {
  ArrowRight,
  BadgeCheck,
  CalendarDays,
  CircleCheck,
  Globe,
  type LucideIcon,
  Search,
  Share2,
  Store,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Profile } from '#app/features/account/profile.tsx';
import { UnconfirmedEmail } from '#app/features/account/unconfirmed-email.tsx';
import { OwnedCorrections } from '#app/features/correction-decisions/owned-corrections.tsx';
import { ReceivedTransfers } from '#app/features/transfers/received-transfers.tsx';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { pageNumber } from '#app/lib/navigation/page-window.ts';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { formatMonth } from '#app/lib/time/french-date.ts';
import { paths } from '#app/paths.ts';
import { useUser } from '#app/session/session-context.tsx';
import { Card, cardLinkClass } from '#app/ui/cards/card.tsx';
import { CounterCard } from '#app/ui/cards/counter-card.tsx';
import { lazyPart } from '#app/ui/loaded-later.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { DashboardHead } from '#app/ui/pages/dashboard-head.tsx';
import { Tabs, useAddressTab } from '#app/ui/pages/tabs.tsx';
import type { CurrentUser } from '#contract/account/account.ts';
import { countedMonths, frenchMonthOf } from '#contract/statistics/count-kinds.ts';
import { OwnPlanCard } from './own-plan-card.tsx';
import { OwnedList, ownedPageSize } from './owned-list.tsx';
import { ownedLaundromatsQuery } from './owner-query.ts';

const offers: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.services.seo,
    icon: Search,
    title: 'SEO & Référencement',
    text: 'Faites apparaître votre laverie quand on la cherche près de chez vous.',
  },
  {
    to: paths.services.website,
    icon: Globe,
    title: 'Site Internet',
    text: 'Un site à vos couleurs, avec vos horaires, vos prix et votre adresse.',
  },
  {
    to: paths.services.social,
    icon: Share2,
    title: 'Réseaux Sociaux',
    text: 'Des publications régulières sur Facebook et Instagram, sans y passer vos soirées.',
  },
];

function PromoCards() {
  return (
    <>
      <h2 className="mb-5 text-xl font-bold tracking-tight">Faire connaître ma laverie</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {offers.map(({ to, icon: Icon, title, text }) => (
          <Card as="li" interactive key={to} className="flex flex-col p-5">
            <Icon aria-hidden className="size-7 text-blue-600" />
            <h3 className="mt-3 text-lg font-bold">
              <Link to={to} className={cardLinkClass}>
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-slate">{text}</p>
            <span aria-hidden className="mt-auto flex items-center gap-1.5 pt-4 font-semibold text-blue-700">
              Découvrir
              <ArrowRight className="size-4.5" />
            </span>
          </Card>
        ))}
      </ul>
    </>
  );
}

const tabNames = ['laveries', 'avis', 'signalements', 'profil', 'services'] as const;

const OwnClaims = lazyPart(async () => (await import('#app/features/claims/own-claims.tsx')).OwnClaims);
const UnfinishedSubmissions = lazyPart(
  async () => (await import('#app/features/drafts/unfinished-submissions.tsx')).UnfinishedSubmissions,
);
const OwnDisputes = lazyPart(async () => (await import('#app/features/claims/own-disputes.tsx')).OwnDisputes);
const OwnReviews = lazyPart(async () => (await import('#app/features/reviews/own-reviews.tsx')).OwnReviews);
const OwnQuestions = lazyPart(
  async () => (await import('#app/features/questions/own-questions.tsx')).OwnQuestions,
);

export function OwnerDashboardPage() {
  const user = useUser();
  return user && <OwnerDashboard user={user} />;
}

function OwnerDashboard({ user }: { user: CurrentUser }) {
  const [tab, selectTab] = useAddressTab(tabNames);
  const page = pageNumber(useSearchParams()[0].get('page'));
  const [since] = useState(() => frenchMonthOf(new Date(), countedMonths - 1));
  const offset = (page - 1) * ownedPageSize;
  const query = useFreshQuery({
    query: ownedLaundromatsQuery,
    variables: { me: user.id, limit: ownedPageSize, offset, since },
  });
  const { data, failed, refresh } = query;
  const figure = (counted: { aggregate: { count: number } } | undefined) =>
    failed ? '–' : counted && formatCount(counted.aggregate.count);

  return (
    <>
      <UnconfirmedEmail />
      <DashboardHead user={user} intro="Votre espace propriétaire" />
      <Container className="py-6 sm:py-8">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-[1fr_1fr_1fr_1.3fr_1.3fr]">
          <CounterCard icon={Store} label="Mes laveries" value={figure(data?.all)} />
          <CounterCard icon={BadgeCheck} label="Premium" value={figure(data?.premium)} />
          <CounterCard icon={CircleCheck} label="Actives" value={figure(data?.active)} />
          <CounterCard
            icon={CalendarDays}
            label="Propriétaire depuis"
            value={formatMonth(user.createdAt)}
            className="lg:order-last"
          />
          <OwnPlanCard me={user.id} className="max-lg:col-span-full" />
        </dl>
        <Tabs
          label="Espace propriétaire"
          selected={tab}
          onSelect={selectTab}
          className="mt-8"
          tabs={[
            {
              name: 'laveries',
              title: 'Mes Laveries',
              content: (
                <>
                  <ReceivedTransfers me={user.id} onAnswered={refresh} />
                  <Suspense>
                    <OwnDisputes />
                    <UnfinishedSubmissions userId={user.id} />
                    <OwnClaims />
                  </Suspense>
                  <OwnedList query={query} page={page} />
                </>
              ),
            },
            {
              name: 'avis',
              title: 'Avis',
              count: data?.unanswered.aggregate.count,
              what: 'sans réponse',
              content: (
                <Suspense>
                  <OwnQuestions me={user.id} />
                  <OwnReviews me={user.id} />
                </Suspense>
              ),
            },
            {
              name: 'signalements',
              title: 'Signalements',
              count: data?.corrections.aggregate.count,
              what: 'à traiter',
              content: <OwnedCorrections onDecided={refresh} />,
            },
            { name: 'profil', title: 'Mon Profil', content: <Profile user={user} /> },
            { name: 'services', title: 'Services', content: <PromoCards /> },
          ]}
        />
      </Container>
    </>
  );
}
