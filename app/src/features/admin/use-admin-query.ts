import { useState } from 'react';
import { type AnyVariables, useQuery, type UseQueryArgs } from 'urql';

export interface AdminQuery<Data> {
  data: Data | undefined;
  /** Nothing can be shown, and nothing is on its way. */
  failed: boolean;
  /** The data shown belong to the question before. */
  isStale: boolean;
  /** The data shown are the server's answer to the current question. */
  isSettled: boolean;
  refresh: () => void;
}

/** A query of the dashboard: always asked anew, and what was there stays in view until the answer comes. */
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
