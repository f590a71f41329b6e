import { useQuery } from 'urql';
import { countedMatches, pageSize } from '#contract/laundromat/search.ts';
import { searchLaundromatsQuery, type LaundromatMatch, type SearchArguments } from './search-query.ts';

export interface Results {
  /** The rows to show: the requested ones or, while these load, the previous ones. Null before the first answer. */
  matches: LaundromatMatch[] | null;
  total: number;
  /** The database stopped counting at `total`. */
  totalIsCut: boolean;
  pages: number;
  /** `matches` belong to an earlier query. */
  stale: boolean;
  failed: boolean;
  retry: () => void;
}

/** Queries one page of results and keeps the previous one visible meanwhile. */
export function useResults(args: SearchArguments): Results {
  const [{ data, fetching, stale, error }, execute] = useQuery({
    query: searchLaundromatsQuery,
    variables: { args },
  });
  const matches = data?.search_laundromats ?? null;
  const total = matches?.[0]?.totalCount ?? 0;
  return {
    matches,
    total,
    totalIsCut: total >= countedMatches,
    pages: Math.ceil(Math.min(total, countedMatches) / pageSize),
    stale: (fetching || stale) && matches !== null,
    failed: Boolean(error) && !fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
}
