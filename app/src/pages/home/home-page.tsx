import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoResults } from '#app/features/results/no-results.tsx';
import { listTitle, placeAround, placeText } from '#app/features/results/results-summary.ts';
import { SearchResults } from '#app/features/results/search-results.tsx';
import { SearchPanel } from '#app/features/search/search-panel.tsx';
import { formatSearch, useSearchUrl } from '#app/features/search/search-params.ts';
import { boxText, isEmptyPlace } from '#app/features/search/search-place.ts';
import { homeArguments } from '#app/features/search/search-query.ts';
import { useOwnPosition, type AroundMe, useOpening } from '#app/features/search/use-around-me.ts';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { useSiteSettings } from '#app/graphql/site/site-settings-query.ts';
import { useStatements } from '#app/graphql/site/statements.ts';
import { useOffline } from '#app/lib/device/connection.ts';
import { useCode, useNear } from '#app/lib/use-code.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { afterStart, lazyPart } from '#app/ui/loaded-later.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { homeCardServices, homeSorts } from '#contract/laundromat/search.ts';
import { typedPlace } from '#contract/laundromat/typed-place.ts';
import { FeaturedOfTheMonth } from './featured-of-the-month.tsx';
import { OwnerInvitation } from './owner-invitation.tsx';

const TypedPlace = lazyPart(async () => (await import('#app/features/search/typed-place.tsx')).TypedPlace);

const homeTitle = 'Les laveries en libre-service de France';

const SavedOnDevice = afterStart(
  async () => (await import('#app/features/favorites/favorites-list.tsx')).SavedOnDevice,
);
const loadCircle = async () => (await import('./promotion-circle.tsx')).PromotionCircle;

/** `/`: the search panel, the featured laundromats, and the results, then the services to owners. */
export function HomePage() {
  const [params] = useSearchParams();
  const typed = typedPlace(params);
  return (
    <>
      {typed ? (
        <Suspense>
          <TypedPlace text={typed} />
        </Suspense>
      ) : (
        <Home />
      )}
      <PromotionPlace />
    </>
  );
}

function Home() {
  const url = useSearchUrl(homeSorts);
  const criteria = useOwnPosition(url.criteria);
  const search = { ...url, criteria };
  const [helpPlace, setHelpPlace] = useState<HTMLElement | null>(null);
  const panel = useRef<Pick<AroundMe, 'locate'>>(null);
  const searching = formatSearch(criteria, homeSorts[0]).size > 0;
  const opening = useOpening(searching);
  const compact = searching || opening.keepsRoom;
  const isOffline = useOffline();
  const place = opening.pending ? placeAround : placeText(criteria);
  const title = listTitle({ plain: homeTitle, subject: 'Laveries', place }, criteria);

  /** « Ouvert maintenant » without a place means nearby, so it asks for the position first. */
  function change(...[changes, options]: Parameters<typeof url.change>) {
    if (typeof changes === 'function' || changes.open !== 'now' || !isEmptyPlace(criteria))
      return url.change(changes, options);
    void panel.current?.locate(changes).then((found) => {
      if (!found) url.change(changes, options);
    });
  }

  const invitation = <OwnerInvitation className="mb-10" />;

  return (
    <>
      <PageHead
        path={paths.home}
        title={title}
        description="Trouvez une laverie en libre-service près de chez vous&nbsp;: horaires, prix, services, photos et avis, partout en France."
      />
      <HomeHero compact={compact}>
        <SearchPanel ref={panel} search={search} compact={compact} opening={opening} helpPlace={helpPlace} />
      </HomeHero>
      {/* A short list leaves the footer where it was, below the window. */}
      <Container className="min-h-dvh">
        {!compact && isOffline && <SavedOnDevice className="pt-6" />}
        {!compact && <FeaturedOfTheMonth criteria={criteria} eager />}
        <SearchResults
          search={{ ...search, change }}
          path={paths.home}
          argumentsOf={homeArguments}
          place={place}
          pause={opening.pending}
          withDistance
          cardServices={homeCardServices}
          eager={compact}
          hasMap={compact}
          controlsWhenEmpty
          words={
            <>
              {opening.keepsRoom && <div ref={setHelpPlace} className="flex flex-wrap gap-2" />}
              {criteria.q && criteria.q !== boxText(criteria) && (
                <LinkButton variant="secondary" size="small" className="mb-3" to={search.hrefWith({ q: '' })}>
                  <span>{`«\u00a0${criteria.q}\u00a0»`}</span>
                  <X aria-label="Retirer ce texte" className="size-4" />
                </LinkButton>
              )}
            </>
          }
          empty={(args) => <NoResults criteria={criteria} args={args} hrefWith={search.hrefWith} />}
          below={
            compact ? <FeaturedOfTheMonth criteria={criteria}>{invitation}</FeaturedOfTheMonth> : invitation
          }
        />
      </Container>
    </>
  );
}

/** Reserves the room of the promotion circle, and loads it when the visitor scrolls near. */
function PromotionPlace() {
  const place = useRef<HTMLDivElement>(null);
  const { code: PromotionCircle } = useCode(loadCircle, useNear(place));
  return (
    <Container className="pt-6 pb-16 sm:pt-10 print:hidden noscript:hidden">
      <div ref={place} className="@container mx-auto w-full max-w-176">
        <div className="@circle:aspect-square">{PromotionCircle && <PromotionCircle />}</div>
      </div>
    </Container>
  );
}

interface HomeHeroProps {
  /** True while a search is shown: the results matter more than the introduction. */
  compact: boolean;
  children: ReactNode;
}

function HomeHero({ compact, children }: HomeHeroProps) {
  const { homeCount } = useStatements();
  const keepsLine = useSiteSettings() === undefined;
  return (
    <div className="on-dark relative bg-deep-900 text-white">
      <div className="absolute inset-0 overflow-hidden print:hidden">
        <Drum className="absolute -top-24 -right-40 size-[30rem] opacity-60 sm:-right-24 lg:-top-36 lg:right-[4%] lg:size-[38rem]" />
      </div>
      <Container className={clsx('relative', compact ? 'py-2 sm:py-5' : 'py-8 sm:py-12')}>
        <h1
          className={clsx(
            'max-w-2xl font-extrabold tracking-tight',
            compact ? 'mb-4 text-2xl/[2rem] max-sm:sr-only' : 'text-3xl/[2.25rem] sm:text-5xl/[3.25rem]',
          )}
        >
          Trouvez votre laverie, partout en France
        </h1>
        {!compact && (
          <p className="mt-2 mb-6 max-w-xl text-base text-foam-100 sm:mt-4 sm:mb-8 sm:text-lg">
            {(homeCount || keepsLine) && <strong className="block min-h-[1lh]">{homeCount}</strong>}
            <span>Horaires, prix, services et avis&nbsp;: choisissez avant de vous déplacer.</span>
          </p>
        )}
        {children}
      </Container>
    </div>
  );
}

function Drum({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 400" fill="none" aria-hidden className={className}>
      <circle cx="200" cy="200" r="192" className="stroke-deep-700 stroke-16" />
      <circle cx="200" cy="200" r="150" className="fill-deep-700/60 stroke-deep-600 stroke-10" />
      <path
        d="M56 222c30-22 54-22 82 0s52 22 82 0 54-22 82 0 30 14 44 6a150 150 0 0 1-290-6Z"
        className="fill-deep-600/70"
      />
      <path
        d="M62 262c28-20 48-20 76 0s50 20 78 0 52-20 78 0 26 12 38 6a150 150 0 0 1-270-6Z"
        className="fill-deep-500/60"
      />
      <circle cx="150" cy="160" r="12" className="stroke-deep-500 stroke-5" />
      <circle cx="232" cy="124" r="18" className="stroke-deep-500 stroke-5" />
      <circle cx="262" cy="176" r="8" className="stroke-deep-500 stroke-5" />
      <path d="M92 128a130 130 0 0 1 56-50" className="stroke-foam-200/50 stroke-10" strokeLinecap="round" />
    </svg>
  );
}
