import type { ReactNode } from 'react';
import { CityListSlot } from '#app/ui/cards/favorite-slots.tsx';
import { LaundromatCard } from '#app/ui/cards/laundromat-card.tsx';
import { DeviceNotice } from '../home/device-notice.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { ListControls } from '../filters/list-controls.tsx';
import { MapOfResults } from '../map/map-of-results.tsx';
import { hasPaidRank } from './paid-rank.ts';
import { RankingNotice } from './ranking-notice.tsx';
import { ResultList } from './result-list.tsx';
import { countText } from './results-summary.ts';
import type { SearchCriteria } from '../address/search-params.ts';
import type { SearchArguments } from '#app/data/laundromats/search-laundromats-query.ts';
import { useResults } from './use-results.ts';
import { useSearchTime } from './use-search-time.ts';
import type { SearchUrl } from '../address/use-search-url.ts';

interface SearchResultsProps {
  search: SearchUrl;
  path: string;
  /** Returns the arguments of the query; `now` is for « Ouvert maintenant ». */
  argumentsOf: (criteria: SearchCriteria, now?: Date | null) => SearchArguments;
  /** « autour de Lyon (69) » */
  place: string;
  /** Keeps the place of the results, whose search is not known yet. */
  pause?: boolean;
  /** False in the directory, where a city is a name and no centre. */
  withDistance: boolean;
  /** Number of services named on a card. */
  cardServices: number;
  /** The first cards are visible without scrolling. */
  eager: boolean;
  /** True if an empty list has a sort and a view. */
  controlsWhenEmpty: boolean;
  /** Shown above the notices. */
  words?: ReactNode;
  empty: ReactNode;
  /** Shown once the list is there, so that a short one does not pull it up. */
  below?: ReactNode;
}

/** Filters and results of a search, in a list or on a map. The home page and the directory share it. */
export function SearchResults(props: SearchResultsProps) {
  const { search, path, argumentsOf, place, pause, cardServices, eager, words, empty, below } = props;
  const { criteria, sorts, change, hrefWith } = search;
  const args = argumentsOf(criteria, useSearchTime(criteria));
  const results = useResults(args, pause);
  const none = results.matches?.length === 0;
  const count = countText(results.total, results.totalIsCut);

  return (
    <>
      <div className="grid grid-cols-1 gap-4 py-4 sm:gap-5 sm:py-6">
        <FilterChips search={search} withDistance={props.withDistance} closeText={`Voir ${count}`} />
        <ResultList
          results={results}
          page={criteria.page}
          href={(page) => hrefWith({ page })}
          place={place}
          heading={`${count} ${place}`.trim()}
          controls={(props.controlsWhenEmpty || !none) && <ListControls search={search} />}
          notice={
            <>
              {words}
              {results.isFromDevice && <DeviceNotice />}
              {!none && (
                // On a phone the map replaces the ranked list.
                <RankingNotice
                  sort={criteria.sort}
                  defaultSort={sorts[0]}
                  className={criteria.view === 'map' ? 'max-lg:hidden noscript:max-lg:block' : undefined}
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
          empty={empty}
        >
          {(laundromat, distanceKm, index) => (
            <LaundromatCard
              laundromat={laundromat}
              distanceKm={distanceKm}
              services={cardServices}
              paidRank={hasPaidRank(laundromat, criteria.sort)}
              eager={eager && index < 3}
            />
          )}
        </ResultList>
        {criteria.city && results.total > 0 && (
          <div className="min-h-11 sm:min-h-9">
            <CityListSlot
              city={criteria.city}
              href={path + hrefWith({ page: 1 })}
              args={argumentsOf({ ...criteria, openNow: false })}
            />
          </div>
        )}
      </div>
      {(results.matches || results.failed) && below}
    </>
  );
}
