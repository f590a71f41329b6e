import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { homeTitle } from '#contract/site/titles.ts';
import { homeCardServices, homeSorts } from '#contract/laundromat/search.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { CityListSlot } from '#app/ui/favorite-slots.tsx';
import { LaundromatCard } from '#app/ui/laundromat-card.tsx';
import { hasPaidRank } from './paid-rank.ts';
import { FeaturedOfTheMonth } from './featured-of-the-month.tsx';
import { FilterChips } from './filter-chips.tsx';
import { Filters } from './filters.tsx';
import { HomeHero } from './home-hero.tsx';
import { DeviceNotice } from './device-notice.tsx';
import { ListControls } from './list-controls.tsx';
import { MapOfResults } from './map-of-results.tsx';
import { OwnerInvitation } from './owner-invitation.tsx';
import { RankingNotice } from './ranking-notice.tsx';
import { ResultList } from './result-list.tsx';
import { countText, listTitle, placeText } from './results-summary.ts';
import { SearchPanel } from './search-panel.tsx';
import { formatSearch, hasCentre } from './search-params.ts';
import { boxText } from './search-place.ts';
import { homeArguments } from './search-query.ts';
import { useResults } from './use-results.ts';
import { useSearchTime } from './use-search-time.ts';
import { useSearchUrl } from './use-search-url.ts';

const HomeHead = lazy(async () => ({ default: (await import('./home-head.tsx')).HomeHead }));
const NoResults = lazy(async () => ({ default: (await import('./no-results.tsx')).NoResults }));

const sortsWithoutCentre = homeSorts.filter((sort) => sort !== 'distance');

/** `/`: the search panel, the featured laundromats, and the results. */
export function HomePage() {
  const { criteria, change, hrefWith } = useSearchUrl(homeSorts);
  const args = homeArguments(criteria, useSearchTime(criteria));
  const results = useResults(args);
  const searching = formatSearch(criteria, homeSorts[0]).size > 0;
  const count = countText(results.total, results.totalIsCut);
  const none = results.matches?.length === 0;
  const place = placeText(criteria);
  const title = listTitle({ plain: homeTitle, subject: 'Laveries', place }, criteria);

  return (
    <>
      <Suspense fallback={<title>{title}</title>}>
        <HomeHead title={title} />
      </Suspense>
      <HomeHero compact={searching}>
        <SearchPanel criteria={criteria} onSearch={change} compact={searching} />
      </HomeHero>
      <Container>
        {!searching && <FeaturedOfTheMonth criteria={criteria} eager />}
        <div className="grid grid-cols-1 gap-4 py-4 sm:gap-5 sm:py-6">
          <FilterChips criteria={criteria} onChange={change} closeText={`Voir ${count}`}>
            <Filters criteria={criteria} onChange={change} />
          </FilterChips>
          <ResultList
            results={results}
            page={criteria.page}
            href={(page) => hrefWith({ page })}
            heading={`${count} ${place}`.trim()}
            controls={
              <ListControls
                criteria={criteria}
                sorts={hasCentre(criteria) ? homeSorts : sortsWithoutCentre}
                onChange={change}
                hrefWith={hrefWith}
              />
            }
            notice={
              <>
                {criteria.q && criteria.q !== boxText(criteria) && (
                  <Button variant="secondary" size="small" className="mb-3" onClick={() => change({ q: '' })}>
                    «&nbsp;{criteria.q}&nbsp;»
                    <X aria-label="Retirer ce texte" className="size-4" />
                  </Button>
                )}
                {results.isFromDevice && <DeviceNotice />}
                {!none && (
                  // On a phone the map replaces the ranked list.
                  <RankingNotice
                    sort={criteria.sort}
                    defaultSort={homeSorts[0]}
                    className={criteria.view === 'map' ? 'max-lg:hidden' : undefined}
                  />
                )}
              </>
            }
            map={
              criteria.view === 'map' && (
                <MapOfResults
                  criteria={criteria}
                  args={args}
                  total={results.stale ? null : results.total}
                  listed={results.matches}
                  listHref={hrefWith({ view: 'list' })}
                  onZone={(zone) => change({ zone }, { replace: true })}
                />
              )
            }
            empty={
              <Suspense>
                <NoResults criteria={criteria} onChange={change} />
              </Suspense>
            }
          >
            {(laundromat, distanceKm, index) => (
              <LaundromatCard
                laundromat={laundromat}
                distanceKm={distanceKm}
                services={homeCardServices}
                paidRank={hasPaidRank(laundromat, criteria.sort)}
                eager={searching && index < 3}
              />
            )}
          </ResultList>
          {criteria.city && results.total > 0 && (
            <div className="min-h-11 sm:min-h-9">
              <CityListSlot
                city={criteria.city}
                href={paths.home + hrefWith({ page: 1 })}
                args={homeArguments({ ...criteria, openNow: false })}
              />
            </div>
          )}
        </div>
        {searching && <FeaturedOfTheMonth criteria={criteria} />}
        <OwnerInvitation className="mb-10" />
      </Container>
    </>
  );
}
