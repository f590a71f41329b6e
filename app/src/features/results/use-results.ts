import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import {
  type LaundromatMatch,
  type SearchArguments,
  searchLaundromatsQuery,
} from '#app/graphql/laundromats/laundromat-summary.ts';
import { useOffline } from '#app/lib/device/connection.ts';
import { whileCurrent } from '#app/lib/while-current.ts';
import { useSession } from '#app/session/session-context.tsx';
import { isOpenAt } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { countedMatches, pageSize, savedListSize, type SearchSort } from '#contract/laundromat/search.ts';
import type { DeviceResults } from './device-search.ts';

export interface Results {
  args: SearchArguments;
  /** The rows to show: the requested ones or, while these load, the previous ones. Null before the first answer. */
  matches: LaundromatMatch[] | null;
  total: number;
  totalIsCut: boolean;
  pages: number;
  /** The order of the matches: the requested one, unless the device cannot tell it. */
  sort: SearchSort;
  stale: boolean;
  failed: boolean;
  isFromDevice: boolean;
  retry: () => void;
}

export function useResults(args: SearchArguments, pause = false): Results {
  const [{ data, fetching, stale, error }, execute] = useQuery({
    query: searchLaundromatsQuery,
    variables: { args },
    pause,
  });
  const failed = Boolean(error) && !fetching;
  const stored = useStoredResults(args, failed);
  const searched = useDeviceSearch(args, failed && !stored);
  const onDevice = stored ?? searched.matches ?? null;
  const matches = onDevice ?? data?.search_laundromats ?? null;
  const total = onDevice?.length ?? matches?.[0]?.totalCount ?? 0;
  return {
    args,
    matches,
    total,
    totalIsCut: total >= countedMatches,
    pages: onDevice ? 1 : Math.ceil(Math.min(total, countedMatches) / pageSize),
    sort: searched.sort ?? (args.sort as SearchSort),
    stale: (fetching || stale || pause) && matches !== null,
    failed: failed && !onDevice && !searched.isPending,
    isFromDevice: onDevice !== null,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
}

/**
 * Without a connection, returns the list of a saved town, else for a time of opening the stored page of the same search.
 * Leaves out those that are not open at that time. Null where nothing is stored.
 */
function useStoredResults(args: SearchArguments, failed: boolean): LaundromatMatch[] | null {
  const isOffline = useOffline();
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

const notSearched: Partial<DeviceResults> & { isPending: boolean } = { isPending: false };

/** Without a connection, searches among all laundromats on this device. There are no matches where it has none. */
export function useDeviceSearch(args: SearchArguments, failed: boolean): typeof notSearched {
  const isNeeded = useOffline() && failed;
  const session = useSession();
  const search = JSON.stringify(args);
  const [found, setFound] = useState<{ search: string; results: DeviceResults | null }>();
  useEffect(() => {
    if (!isNeeded) return;
    const searching = import('./device-search.ts')
      .then(({ searchDevice }) => searchDevice(JSON.parse(search) as SearchArguments, session.identity()))
      .catch(() => null);
    return whileCurrent(searching, (results) => setFound({ search, results }));
  }, [isNeeded, search, session]);
  if (!isNeeded) return notSearched;
  return found?.search === search ? { ...found.results, isPending: false } : { isPending: true };
}
