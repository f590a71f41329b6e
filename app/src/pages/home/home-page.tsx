import { X } from 'lucide-react';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoResults } from '#app/features/results/no-results.tsx';
import { listTitle, placeAround, placeText } from '#app/features/results/results-summary.ts';
import { SearchResults } from '#app/features/results/search-results.tsx';
import { useOwnPosition } from '#app/features/search/own-position.ts';
import { SearchPanel } from '#app/features/search/search-panel.tsx';
import { formatSearch } from '#app/features/search/search-params.ts';
import { boxText, isEmptyPlace } from '#app/features/search/search-place.ts';
import { homeArguments } from '#app/features/search/search-query.ts';
import { type AroundMe, useOpening } from '#app/features/search/use-around-me.ts';
import { useSearchUrl } from '#app/features/search/use-search-url.ts';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { connection } from '#app/lib/device/connection.ts';
import { useCode, useNear } from '#app/lib/use-code.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { afterStart } from '#app/ui/loaded-later.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { homeCardServices, homeSorts } from '#contract/laundromat/search.ts';
import { typedPlace } from '#contract/laundromat/typed-place.ts';
import { FeaturedOfTheMonth } from './featured-of-the-month.tsx';
import { HomeHero } from './home-hero.tsx';
import { OwnerInvitation } from './owner-invitation.tsx';

const TypedPlace = lazy(async () => ({
  default: (await import('#app/features/search/typed-place.tsx')).TypedPlace,
}));

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
  const isOffline = useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
  const place = opening.pending ? placeAround : placeText(criteria);
  const title = listTitle({ plain: homeTitle, subject: 'Laveries', place }, criteria);

  /** Asks for the position when a search of the whole country wants open laundromats: those nearby are meant. */
  function change(...[changes, options]: Parameters<typeof url.change>) {
    if (changes.open !== 'now' || !isEmptyPlace(criteria)) return url.change(changes, options);
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
    <Container className="pt-6 pb-16 sm:pt-10 noscript:hidden">
      <div ref={place} className="@container mx-auto w-full max-w-176">
        <div className="@circle:aspect-square">{PromotionCircle && <PromotionCircle />}</div>
      </div>
    </Container>
  );
}
