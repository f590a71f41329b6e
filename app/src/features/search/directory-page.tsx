import { siteImage } from '#contract/site/page-head.ts';
import { pageHeads } from '#contract/site/routes.ts';
import { directoryCardServices, directorySorts } from '#contract/laundromat/search.ts';
import { inTown } from '#contract/laundromat/town.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { CityListSlot } from '#app/ui/favorite-slots.tsx';
import { LaundromatCard } from '#app/ui/laundromat-card.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { hasPaidRank } from './paid-rank.ts';
import { DeviceNotice } from './device-notice.tsx';
import { DirectoryForm } from './directory-form.tsx';
import { FilterChips } from './filter-chips.tsx';
import { Filters } from './filters.tsx';
import { PageBeyondEnd } from './no-results.tsx';
import { ListControls } from './list-controls.tsx';
import { MapOfResults } from './map-of-results.tsx';
import { OwnerInvitation } from './owner-invitation.tsx';
import { RankingNotice } from './ranking-notice.tsx';
import { RegionLinks } from './region-links.tsx';
import { ResultList } from './result-list.tsx';
import { countText, listTitle } from './results-summary.ts';
import { cityLabel, noFilters } from './search-params.ts';
import { directoryArguments } from './search-query.ts';
import { useResults } from './use-results.ts';
import { useSearchTime } from './use-search-time.ts';
import { useSearchUrl } from './use-search-url.ts';

const head = { ...pageHeads['/directory']!, path: paths.directory, image: { url: siteImage } };

/** `/directory`: every published laundromat, in the order the visitor chooses. */
export function DirectoryPage() {
  const { criteria, change, hrefWith } = useSearchUrl(directorySorts);
  const args = directoryArguments(criteria, useSearchTime(criteria));
  const results = useResults(args);
  const none = results.matches?.length === 0;
  const count = countText(results.total, results.totalIsCut);
  const place = criteria.city ? inTown(cityLabel(criteria)) : '';
  const title = listTitle({ plain: head.title, subject: 'Annuaire des laveries', place }, criteria);

  return (
    <>
      <PageHead head={{ ...head, title }} />
      <div className="border-b border-line bg-card">
        <Container className="py-5 sm:py-8">
          <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">Annuaire des laveries</h1>
          <p className="mt-1 mb-4 text-slate sm:mt-2 sm:mb-6">Cherchez par nom, par adresse ou par ville.</p>
          <DirectoryForm criteria={criteria} onChange={change} />
        </Container>
      </div>
      <Container>
        <div className="grid grid-cols-1 gap-4 py-4 sm:gap-5 sm:py-6">
          <FilterChips criteria={criteria} onChange={change} closeText={`Voir ${count}`}>
            <Filters criteria={criteria} onChange={change} withDistance={false} />
          </FilterChips>
          <ResultList
            results={results}
            page={criteria.page}
            href={(page) => hrefWith({ page })}
            heading={`${count} ${place}`.trim()}
            controls={
              !none && (
                <ListControls
                  criteria={criteria}
                  sorts={directorySorts}
                  onChange={change}
                  hrefWith={hrefWith}
                />
              )
            }
            notice={
              <>
                {results.isFromDevice && <DeviceNotice />}
                {!none && (
                  // On a phone the map replaces the ranked list.
                  <RankingNotice
                    sort={criteria.sort}
                    defaultSort={directorySorts[0]}
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
              criteria.page > 1 ? (
                <PageBeyondEnd onFirst={() => change({ page: 1 })} />
              ) : (
                <EmptyState
                  title="Aucune laverie trouvée pour vos critères"
                  actions={
                    <Button
                      onClick={() =>
                        change({ q: '', city: '', department: '', region: null, ...noFilters, zone: null })
                      }
                    >
                      Voir toutes les laveries
                    </Button>
                  }
                >
                  Vérifiez l'orthographe ou essayez un mot plus court.
                </EmptyState>
              )
            }
          >
            {(laundromat, distanceKm, index) => (
              <LaundromatCard
                laundromat={laundromat}
                distanceKm={distanceKm}
                paidRank={hasPaidRank(laundromat, criteria.sort)}
                services={directoryCardServices}
                eager={index < 3}
              />
            )}
          </ResultList>
          {criteria.city && results.total > 0 && (
            <div className="min-h-11 sm:min-h-9">
              <CityListSlot
                city={criteria.city}
                href={paths.directory + hrefWith({ page: 1 })}
                args={directoryArguments({ ...criteria, openNow: false })}
              />
            </div>
          )}
        </div>
        <OwnerInvitation />
        <RegionLinks />
      </Container>
    </>
  );
}
