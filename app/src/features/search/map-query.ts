import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { LaundromatsOnMapQuery } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';
import { uncached } from '#app/data/uncached.ts';
import { openingFragment } from '#app/data/opening-fragment.ts';
import type { SearchArguments } from './search-query.ts';

type MapMatch = LaundromatsOnMapQuery['laundromats_on_map'][number];

/** A laundromat with what its pin and the card of the pin show. */
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
  /** Best first; those of the previous search while new ones load, null before the first answer. */
  laundromats: MappedLaundromat[] | null;
  /** The database found more than it returned. */
  isCut: boolean;
  /** The laundromats belong to the present search. */
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

/** Queries the placed laundromats of a search, on all of its pages. */
export function useMapResults(search: SearchArguments): MapResults {
  const { sort: _sort, page: _page, page_size: _size, ...args } = search;
  const [{ data, fetching, stale, error }, execute] = useQuery({
    query: laundromatsOnMapQuery,
    variables: { args },
    context: uncached,
  });
  const laundromats = useMemo(
    () =>
      data?.laundromats_on_map.flatMap(({ laundromat, distanceKm }) =>
        laundromat ? [{ ...laundromat, distanceKm }] : [],
      ) ?? null,
    [data],
  );
  return {
    laundromats,
    isCut: (data?.laundromats_on_map[0]?.totalCount ?? 0) > mostPins,
    isCurrent: laundromats !== null && !fetching && !stale,
    failed: Boolean(error) && !fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
}
