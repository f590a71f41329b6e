import { siteImage } from '#contract/site/page-head.ts';
import { pageHeads } from '#contract/site/routes.ts';
import { directoryCardServices, directorySorts } from '#contract/laundromat/search.ts';
import { inTown } from '#contract/laundromat/town.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { cardList } from '#app/ui/card-grid.ts';
import { CardSkeletons } from '#app/ui/card-skeletons.tsx';
import { Container } from '#app/ui/container.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { CityListSlot } from '#app/ui/favorite-slots.tsx';
import { LaundromatCard } from '#app/ui/laundromat-card.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { hasPaidRank } from './paid-rank.ts';
import { DirectoryForm } from './directory-form.tsx';
import { InvitationTile } from './invitation-tile.tsx';
import { PageBeyondEnd } from './no-results.tsx';
import { RankingNotice } from './ranking-notice.tsx';
import { RegionLinks } from './region-links.tsx';
import { ResultList } from './result-list.tsx';
import { countText, listTitle } from './results-summary.ts';
import { cityLabel } from './search-params.ts';
import { directoryArguments } from './search-query.ts';
import { SortSelect } from './sort-select.tsx';
import { useResults } from './use-results.ts';
import { useSearchUrl } from './use-search-url.ts';

const head = { ...pageHeads['/directory']!, path: paths.directory, image: { url: siteImage } };

/** `/directory`: every published laundromat, by name, city or rating. */
export function DirectoryPage() {
  const { criteria, change, hrefWith } = useSearchUrl(directorySorts);
  const results = useResults(directoryArguments(criteria));
  const none = results.matches?.length === 0;
  const place = criteria.city ? inTown(cityLabel(criteria)) : '';
  const title = listTitle({ plain: head.title, subject: 'Annuaire des laveries', place }, criteria);

  return (
    <>
      <PageHead head={{ ...head, title }} />
      <div className="border-b border-line bg-card">
        <Container className="py-8 sm:py-10">
          <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">Annuaire des laveries</h1>
          <p className="mt-2 mb-6 text-slate">Cherchez par nom, par adresse ou par ville.</p>
          <DirectoryForm criteria={criteria} onChange={change} />
        </Container>
      </div>
      <Container className="py-8">
        <ResultList
          results={results}
          page={criteria.page}
          href={(page) => hrefWith({ page })}
          heading={`${countText(results.total, results.totalIsCut)} ${place}`.trim()}
          controls={
            !none && (
              <SortSelect
                value={criteria.sort}
                sorts={directorySorts}
                onChange={(sort) => change({ sort })}
                className="w-full sm:w-auto"
              />
            )
          }
          last={<InvitationTile beside={results.matches?.length ?? 0} />}
          notice={
            <>
              {!none && <RankingNotice sort={criteria.sort} defaultSort={directorySorts[0]} />}
              {criteria.city && results.total > 0 && (
                <div className="mt-3 min-h-11 sm:min-h-9">
                  <CityListSlot
                    city={criteria.city}
                    href={paths.directory + hrefWith({ page: 1 })}
                    args={directoryArguments(criteria)}
                  />
                </div>
              )}
            </>
          }
          skeletons={<CardSkeletons count={6} className={cardList} />}
          empty={
            criteria.page > 1 ? (
              <PageBeyondEnd onFirst={() => change({ page: 1 })} />
            ) : (
              <EmptyState
                title="Aucune laverie trouvée pour vos critères"
                actions={
                  <Button
                    onClick={() => change({ q: '', city: '', department: '', region: null, services: [] })}
                  >
                    Voir toutes les laveries
                  </Button>
                }
              >
                Vérifiez l'orthographe ou essayez un mot plus court.
              </EmptyState>
            )
          }
          className={cardList}
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
        <RegionLinks />
      </Container>
    </>
  );
}
