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
import { countedMatches, pageSize } from '#contract/laundromat/search.ts';

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
  /** The server cannot be reached: these are the open laundromats on a stored page of the same search. */
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
  const openOnDevice = useOpenOnDevice(args, failed);
  const matches = openOnDevice ?? data?.search_laundromats ?? null;
  const total = openOnDevice?.length ?? matches?.[0]?.totalCount ?? 0;
  return {
    args,
    matches,
    total,
    totalIsCut: total >= countedMatches,
    pages: openOnDevice ? 1 : Math.ceil(Math.min(total, countedMatches) / pageSize),
    stale: (fetching || stale) && matches !== null,
    failed: failed && !openOnDevice,
    isFromDevice: openOnDevice !== null,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
}

/**
 * Returns what is open among the stored results of the same search without « Ouvert maintenant »; null with a
 * connection, without that filter and where nothing is stored.
 */
function useOpenOnDevice(args: SearchArguments, failed: boolean): LaundromatMatch[] | null {
  const isOffline = useSyncExternalStore(connection.subscribe, connection.isOffline, () => false);
  const { open_at: openAt, ...anyTime } = args;
  const isNeeded = isOffline && failed && Boolean(openAt);
  const [{ data }] = useQuery({
    query: searchLaundromatsQuery,
    variables: { args: anyTime },
    requestPolicy: 'cache-only',
    pause: !isNeeded,
  });
  if (!isNeeded || !openAt || !data) return null;
  const at = new Date(openAt as string);
  return data.search_laundromats.filter(
    ({ laundromat }) => laundromat && isOpenAt(openingFactsOf(laundromat), at),
  );
}
