import { useSyncExternalStore } from 'react';
import { useQuery } from 'urql';
import {
  type LaundromatMatch,
  type SearchArguments,
  searchLaundromatsQuery,
} from '#app/data/laundromats/search-laundromats-query.ts';
import { connection } from '#app/lib/device/connection.ts';
import { isOpenAt } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { countedMatches, pageSize, savedListSize } from '#contract/laundromat/search.ts';

export interface Results {
  args: SearchArguments;
  /** The rows to show: the requested ones or, while these load, the previous ones. Null before the first answer. */
  matches: LaundromatMatch[] | null;
  total: number;
  /** The database stopped counting at `total`. */
  totalIsCut: boolean;
  pages: number;
  /** `matches` belong to an earlier query. */
  stale: boolean;
  failed: boolean;
  /** The server cannot be reached: these are the laundromats of the same search that are on this device. */
  isFromDevice: boolean;
  retry: () => void;
}

/** Queries one page of results. The previous page stays visible until the answer arrives. */
export function useResults(args: SearchArguments, pause = false): Results {
  const [{ data, fetching, stale, error }, execute] = useQuery({
    query: searchLaundromatsQuery,
    variables: { args },
    pause,
  });
  const failed = Boolean(error) && !fetching;
  const onDevice = useDeviceMatches(args, failed);
  const matches = onDevice ?? data?.search_laundromats ?? null;
  const total = onDevice?.length ?? matches?.[0]?.totalCount ?? 0;
  return {
    args,
    matches,
    total,
    totalIsCut: total >= countedMatches,
    pages: onDevice ? 1 : Math.ceil(Math.min(total, countedMatches) / pageSize),
    stale: (fetching || stale) && matches !== null,
    failed: failed && !onDevice,
    isFromDevice: onDevice !== null,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
}

/**
 * Without a connection, returns the list of a saved town, or for « Ouvert maintenant » the stored page of the same
 * search, with only what is open at the time of the search; null where neither is stored.
 */
function useDeviceMatches(args: SearchArguments, failed: boolean): LaundromatMatch[] | null {
  const isOffline = useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
  const { open_at: openAt, ...anyTime } = args;
  const saved = useStoredMatches({ ...anyTime, page: 1, page_size: savedListSize }, isOffline);
  const page = useStoredMatches(anyTime, isOffline && failed && Boolean(openAt));
  const stored = saved ?? page;
  if (!stored || !openAt) return stored;
  const at = new Date(openAt as string);
  return stored.filter(({ laundromat }) => laundromat && isOpenAt(openingFactsOf(laundromat), at));
}

function useStoredMatches(args: SearchArguments, isNeeded: boolean): LaundromatMatch[] | null {
  const [{ data }] = useQuery({
    query: searchLaundromatsQuery,
    variables: { args },
    requestPolicy: 'cache-only',
    pause: !isNeeded,
  });
  return (isNeeded && data?.search_laundromats) || null;
}
