import { useContext, useState, useSyncExternalStore } from 'react';
import { ClockContext } from '#app/lib/time/use-minute.ts';
import type { SearchCriteria } from '../address/search-params.ts';

/** The page must not render again with each minute. */
const never = () => () => {};

/** Returns the minute of the search. It changes only with the search: a list must not change while it is read. */
export function useSearchTime(criteria: SearchCriteria): Date {
  const clock = useContext(ClockContext);
  const minute = useSyncExternalStore(never, clock.now, () => clock.sentAt);
  const [searched, setSearched] = useState({ criteria, at: new Date(minute) });
  if (searched.criteria === criteria) return searched.at;
  const next = { criteria, at: new Date(minute) };
  setSearched(next);
  return next.at;
}
