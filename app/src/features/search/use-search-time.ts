import { useState } from 'react';
import { useMinute } from '#app/lib/use-minute.ts';
import type { SearchCriteria } from './search-params.ts';

/** Returns the minute of the search. It changes only with the search: a list must not change while it is read. */
export function useSearchTime(criteria: SearchCriteria): Date {
  const minute = useMinute();
  const [searched, setSearched] = useState({ criteria, at: minute });
  if (searched.criteria === criteria) return searched.at;
  setSearched({ criteria, at: minute });
  return minute;
}
