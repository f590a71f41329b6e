import { useState } from 'react';
import { type AnyVariables, useQuery, type UseQueryArgs } from 'urql';

export interface AdminQuery<Data> {
  data: Data | undefined;
  /** Loading failed and there is nothing to show. */
  failed: boolean;
  /** The data belong to the previous query. */
  isStale: boolean;
  /** The data are the server's answer to the current query. */
  isSettled: boolean;
  refresh: () => void;
}

/** Runs a query of the dashboard. It always asks the server; earlier data stay visible until the answer arrives. */
export function useAdminQuery<Data, Variables extends AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
): AdminQuery<Data> {
  const [{ data, fetching, stale, error }, execute] = useQuery({
    requestPolicy: 'cache-and-network',
    ...args,
  });
  const [shown, setShown] = useState(data);
  if (data && data !== shown) setShown(data);
  const present = data ?? shown;
  return {
    data: present,
    failed: error !== undefined && !fetching && !present,
    isStale: (fetching || stale) && !data && present !== undefined,
    isSettled: data !== undefined && !fetching && !stale,
    refresh: () => execute({ requestPolicy: 'network-only' }),
  };
}
