import { useEffect, useEffectEvent, useMemo } from 'react';
import { useQuery } from 'urql';
import type { LaundromatsOnMapQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { openingFragment, type SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { uncached } from '#app/graphql/uncached.ts';
import { useOffline } from '#app/lib/device/connection.ts';
import { exactPointOf } from '#contract/laundromat/location.ts';
import type { Results } from './use-results.ts';

type MapMatch = LaundromatsOnMapQuery['laundromats_on_map'][number];

export type MappedLaundromat = NonNullable<MapMatch['laundromat']> & Pick<MapMatch, 'distanceKm'>;

/** Maximum number of pins; `laundromats_on_map` counts one more. */
export const mostPins = 2000;

const laundromatsOnMapQuery = graphql(
  `
    query LaundromatsOnMap($args: laundromats_on_map_args!) {
      laundromats_on_map(args: $args, order_by: { position: asc }) {
        position
        distanceKm
        totalCount
        laundromat {
          id
          name
          slug
          latitude
          longitude
          locationSource
          priceFrom: statedPriceFrom
          ...Opening
        }
      }
    }
  `,
  [openingFragment],
);

export interface MapResults {
  /** The best first. While a new search loads, the laundromats of the previous one; null before the first answer. */
  laundromats: MappedLaundromat[] | null;
  isCut: boolean;
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * Queries the laundromats with a point on all pages of a search. If the query fails, it returns those of the current
 * page of the list, which the device may have stored.
 */
export function useMapResults(search: SearchArguments, listed: Results['matches']): MapResults {
  const { sort: _sort, page: _page, page_size: _size, ...args } = search;
  const [{ data, fetching, stale, error }, execute] = useQuery({
    query: laundromatsOnMapQuery,
    variables: { args },
    context: uncached,
  });
  const failed = Boolean(error) && !fetching;
  const retry = () => execute({ requestPolicy: 'network-only' });

  const isOffline = useOffline();
  const retryFailed = useEffectEvent(() => failed && retry());
  useEffect(() => {
    if (!isOffline) retryFailed();
  }, [isOffline]);

  const rows = data?.laundromats_on_map ?? (failed ? listed : null);
  const laundromats = useMemo(
    () =>
      rows?.flatMap(({ laundromat, distanceKm }) =>
        laundromat && exactPointOf(laundromat) ? [{ ...laundromat, distanceKm }] : [],
      ) ?? null,
    [rows],
  );
  return {
    laundromats,
    isCut: (data?.laundromats_on_map[0]?.totalCount ?? 0) > mostPins,
    isCurrent: laundromats !== null && !fetching && !stale,
    failed,
    retry,
  };
}
