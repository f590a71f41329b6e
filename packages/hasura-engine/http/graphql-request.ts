import { GraphqlError } from '../errors/graphql-error.ts';
import { isGraphqlName } from '../schema/graphql-names.ts';
import type { GraphqlRequest } from '../execute/executor.ts';

const maxBatch = 1000;

/** Reads one request body; unknown keys are ignored. */
export function readRequest(json: unknown, path = '$'): GraphqlRequest {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    throw new GraphqlError('parse-failed', 'parsing Object failed, expected Object', path);
  }
  const { query, variables, operationName, extensions } = json as Record<string, unknown>;
  if ((extensions as { persistedQuery?: unknown } | null | undefined)?.persistedQuery != null)
    throw new GraphqlError('not-supported', 'Automatic Persisted Queries is not enabled', path);
  if (query === undefined) throw new GraphqlError('parse-failed', `the key 'query' was not present`, path);
  if (typeof query !== 'string')
    throw new GraphqlError('parse-failed', 'expected a string for query', `${path}.query`);
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables))) {
    throw new GraphqlError('parse-failed', 'parsing variables failed, expected Object', `${path}.variables`);
  }
  if (operationName != null && typeof operationName !== 'string') {
    throw new GraphqlError('parse-failed', 'parsing Name failed, expected String', `${path}.operationName`);
  }
  if (operationName != null && !isGraphqlName(operationName)) {
    const message = `${operationName.slice(0, 200)} is not valid GraphQL name`;
    throw new GraphqlError('parse-failed', message, `${path}.operationName`);
  }
  return {
    query,
    variables: (variables ?? {}) as Record<string, unknown>,
    operationName: operationName ?? null,
  };
}

/** Reads a batch; one malformed element refuses all of it. */
export function readRequests(items: unknown[]): GraphqlRequest[] {
  if (items.length > maxBatch)
    throw new GraphqlError('bad-request', `a batch holds at most ${maxBatch} requests`);
  return items.map((item, index) => readRequest(item, `$[${index}]`));
}
