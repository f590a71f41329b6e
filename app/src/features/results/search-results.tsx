import { WifiOff } from 'lucide-react';
import { type ReactNode, useContext, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CityButton } from '#app/features/favorites/favorites-provider.tsx';
import { LaundromatCard } from '#app/features/laundromat-card/laundromat-card.tsx';
import type { SearchCriteria, SearchUrl } from '#app/features/search/search-params.ts';
import type { SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { pricedAtMost, useWashPrices, type WashPrices } from '#app/graphql/laundromats/wash-prices.ts';
import { type MyWash, useMyWash } from '#app/lib/device/my-wash.ts';
import { ClockContext } from '#app/lib/time/use-minute.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/button.tsx';
import { Part } from '#app/ui/states/error-boundary.tsx';
import { exactPointOf } from '#contract/laundromat/location.ts';
import { pageSize, type SearchSort } from '#contract/laundromat/search.ts';
import { FilterChips } from './filter-chips.tsx';
import { ListControls } from './list-controls.tsx';
import { MapOfResults } from './map-of-results.tsx';
import { hasPaidRank, rankingText } from './ranking-text.ts';
import { ResultList } from './result-list.tsx';
import { countText } from './results-summary.ts';
import { type Results, useResults } from './use-results.ts';

/** The page must not render again with each minute. */
const never = () => () => {};

/** Returns the minute of the search. It changes only with the search: a list must not change while it is read. */
function useSearchTime(criteria: SearchCriteria): Date {
  const clock = useContext(ClockContext);
  const minute = useSyncExternalStore(never, clock.now, () => clock.sentAt);
  const [searched, setSearched] = useState({ criteria, at: new Date(minute) });
  if (searched.criteria === criteria) return searched.at;
  const next = { criteria, at: new Date(minute) };
  setSearched(next);
  return next.at;
}

interface SearchResultsProps {
  search: SearchUrl;
  path: string;
  argumentsOf: (criteria: SearchCriteria, now?: Date | null) => SearchArguments;
  place: string;
  pause?: boolean;
  withDistance: boolean;
  cardServices: number;
  eager: boolean;
  /** Shows the map beside the list on a wide screen, and on a phone when it is chosen. */
  hasMap: boolean;
  controlsWhenEmpty: boolean;
  words?: ReactNode;
  empty: (args: SearchArguments) => ReactNode;
  /** Shown once the list has loaded, because a short list would pull it up. */
  below?: ReactNode;
}

export function SearchResults(props: SearchResultsProps) {
  const { search, path, argumentsOf, place, pause, cardServices, eager, hasMap, words, empty, below } = props;
  const { criteria, sorts, change, hrefWith } = search;
  const args = argumentsOf(criteria, useSearchTime(criteria));
  const wash = useMyWash();
  const isByWash = wash !== undefined && criteria.sort === 'wash_price';
  const found = useResults(isByWash ? { ...args, page: 1, page_size: pricedAtMost } : args, pause);
  const washPrices = useWashPrices(found.matches);
  const byWash = useWashOrder(found, washPrices, criteria.page);
  const results = isByWash && !found.isFromDevice ? byWash : found;
  const none = results.matches?.length === 0;
  const count = countText(results.total, results.totalIsCut);
  const list = useRef<HTMLDivElement>(null);
  const [shownPlace, setShownPlace] = useState(place);
  if (!results.stale && shownPlace !== place) setShownPlace(place);
  const isElsewhere = results.stale && shownPlace !== place;

  return (
    <>
      <div className="grid grid-cols-1 gap-4 py-4 sm:gap-5 sm:py-6">
        <Part>
          <FilterChips search={search} withDistance={props.withDistance} closeText={`Voir ${count}`} />
        </Part>
        <ResultList
          results={results}
          isElsewhere={isElsewhere}
          page={criteria.page}
          href={(page) => hrefWith({ page })}
          place={place}
          heading={`${count} ${place}`.trim()}
          controls={(props.controlsWhenEmpty || !none) && <ListControls search={search} hasMap={hasMap} />}
          notice={
            <>
              {words}
              {results.isFromDevice && <DeviceNotice />}
              {!none && (
                <RankingNotice
                  sort={results.sort}
                  defaultSort={results.sort === criteria.sort ? sorts[0] : null}
                  wash={wash}
                  isCut={isByWash && !results.isFromDevice && results.total > pricedAtMost}
                />
              )}
            </>
          }
          list={list}
          isMapView={criteria.view === 'map'}
          map={
            hasMap && (
              <MapOfResults
                criteria={criteria}
                args={args}
                total={results.stale ? null : results.total}
                listed={results.matches}
                list={list}
                pause={pause}
                onZone={(zone) => change({ zone }, { replace: true })}
              />
            )
          }
          empty={none && empty(args)}
        >
          {(laundromat, distanceKm, index) => (
            <LaundromatCard
              laundromat={laundromat}
              distanceKm={distanceKm}
              washPrice={washPrices.prices.get(laundromat.id)}
              services={cardServices}
              paidRank={hasPaidRank(laundromat, results.sort)}
              eager={eager && index < 3}
            />
          )}
        </ResultList>
        {criteria.city && results.total > 0 && (
          <div className="min-h-17 sm:min-h-9">
            <Part optional>
              <CityButton
                city={criteria.city}
                href={path + hrefWith({ page: 1, view: 'list' })}
                args={argumentsOf({ ...criteria, open: null })}
                total={results.total}
                points={(results.matches ?? []).flatMap(
                  ({ laundromat }) => (laundromat && exactPointOf(laundromat)) ?? [],
                )}
              />
            </Part>
          </div>
        )}
      </div>
      {(results.matches || results.failed) && !isElsewhere && below}
    </>
  );
}

interface RankingNoticeProps {
  sort: SearchSort;
  /** The sort of the list until the visitor chooses another; null for one that nobody chose. */
  defaultSort: SearchSort | null;
  wash: MyWash | undefined;
  isCut: boolean;
}

/**
 * States above every list by which criterion it is ranked and what that means, as the law requires of a comparison
 * site.
 */
function RankingNotice({ sort, defaultSort, wash, isCut }: RankingNoticeProps) {
  return (
    <p className="text-sm text-slate">
      <span>{`${rankingText(sort, defaultSort, wash)} ${isCut ? `Parmi les ${pricedAtMost} dont le lavage de 7\u00a0kg est le moins cher. ` : ''}`}</span>
      <TextLink to={paths.ranking} className="-my-1 inline-block py-1">
        Comment nous classons
      </TextLink>
    </p>
  );
}

function DeviceNotice() {
  return (
    <p className="mb-2 flex gap-2 text-sm">
      <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0 text-slate" />
      <span>
        Sans connexion, seules les laveries enregistrées sur cet appareil sont montrées&nbsp;; la recherche et
        les filtres choisissent parmi elles.
      </span>
    </p>
  );
}

/**
 * Returns one page of results, the cheapest for the visitor's load first, unknown prices last. Only the device knows the
 * load, so `results` are the first {@link pricedAtMost} by the price of a wash of 7 kg.
 */
function useWashOrder(results: Results, washPrices: WashPrices, page: number): Results {
  const { prices, isPending, failed, retry } = washPrices;
  const matches = useMemo(() => {
    const priceOf = (id: string | undefined) => prices.get(id ?? '')?.price ?? Number.MAX_VALUE;
    const ordered = results.matches?.toSorted(
      (one, other) => priceOf(one.laundromat?.id) - priceOf(other.laundromat?.id),
    );
    return ordered?.slice((page - 1) * pageSize, page * pageSize) ?? null;
  }, [results.matches, prices, page]);
  const pages = Math.ceil(Math.min(results.total, pricedAtMost) / pageSize);
  if (failed) return { ...results, failed, retry };
  return { ...results, matches: isPending ? null : matches, pages };
}
