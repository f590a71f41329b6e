import { Client, fetchExchange, formatDocument, makeOperation, mapExchange, type Operation } from 'urql';
import { refuseEmptyAnswers } from '#app/graphql/refuse-empty-answers.ts';

interface ServerClientOptions {
  graphqlUrl: string;
  requestId: string;
  deadline: AbortSignal;
  onData: (operationKey: number, data: unknown) => void;
  onError: (message: string) => void;
}

/** Creates the urql client of one page. It sends no secret and no cookie, so Hasura answers as `anonymous`. */
export function createServerClient(options: ServerClientOptions): Client {
  const { graphqlUrl, requestId, deadline, onData, onError } = options;
  return new Client({
    url: graphqlUrl,
    suspense: true,
    preferGetMethod: false,
    fetch: (url, init) => fetch(url, { ...init, signal: deadline }),
    fetchOptions: { headers: { 'X-Request-Id': requestId } },
    exchanges: [
      mapExchange({
        onOperation: withTypeNames,
        onResult: ({ operation, data, error }) => {
          if (error) onError(error.message);
          else onData(operation.key, data);
        },
      }),
      refuseEmptyAnswers,
      fetchExchange,
    ],
  });
}

function withTypeNames(operation: Operation): Operation {
  const { kind, key, query, variables, context } = operation;
  if (kind === 'teardown') return operation;
  return makeOperation(kind, { key, query: formatDocument(query), variables }, context);
}
