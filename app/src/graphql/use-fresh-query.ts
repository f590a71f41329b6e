import { useCallback, useState } from 'react';
import { type AnyVariables, type TypedDocumentNode, useClient, useQuery, type UseQueryArgs } from 'urql';

export interface FreshQuery<Data> {
  data: Data | undefined;
  failed: boolean;
  isLoading: boolean;
  isSettled: boolean;
  refresh: () => void;
}

/**
 * Runs a query that always asks the server. Earlier data stay visible until the answer arrives, or when it fails;
 * `failed` if they do not answer this query with these variables.
 */
export function useFreshQuery<Data, Variables extends AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
): FreshQuery<Data> {
  const [{ data, fetching, stale, error, operation }, execute] = useQuery({
    requestPolicy: 'cache-and-network',
    ...args,
  });
  const [shown, setShown] = useState({ data, key: operation?.key });
  if (data && data !== shown.data) setShown({ data, key: operation?.key });
  const present = data ?? shown.data;
  const isLoading = fetching || stale;
  return {
    data: present,
    failed: error !== undefined && !fetching && (!present || shown.key !== operation?.key),
    isLoading,
    isSettled: data !== undefined && !error && !isLoading,
    refresh: () => execute({ requestPolicy: 'network-only' }),
  };
}

/** Returns a function that reads the answer to a query from the server; undefined where it does not answer. */
export function useFreshRead() {
  const client = useClient();
  return useCallback(
    async <Data, Variables extends AnyVariables>(
      query: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data | undefined> => {
      const { data } = await client.query(query, variables, { requestPolicy: 'network-only' }).toPromise();
      return data;
    },
    [client],
  );
}
