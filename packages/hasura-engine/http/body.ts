import type { IncomingMessage } from 'node:http';
import { GraphqlError } from '../errors/graphql-error.ts';
import type { GraphqlRequest } from '../execute/executor.ts';
import { isGraphqlName } from '../schema/graphql-names.ts';

const maxBytes = 16 * 1024 * 1024;

/** Refuses bytes that are not UTF-8, and bodies that are too large. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Read to its end, because some clients read no answer before they have sent everything.
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    throw new GraphqlError('bad-request', 'the request body ended too early');
  }
  if (size > maxBytes) throw new GraphqlError('bad-request', 'the request body is too large');
  try {
    return decoder.decode(Buffer.concat(chunks));
  } catch {
    throw new GraphqlError('invalid-json', 'Error in $: the request body is not valid UTF-8');
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

export function readRequest(json: unknown): GraphqlRequest {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    throw new GraphqlError('parse-failed', 'parsing Object failed, expected Object');
  }
  const { query, variables, operationName, extensions } = json as Record<string, unknown>;
  if ((extensions as { persistedQuery?: unknown } | null | undefined)?.persistedQuery != null)
    throw new GraphqlError('not-supported', 'Automatic Persisted Queries is not enabled');
  if (query === undefined) throw new GraphqlError('parse-failed', `the key 'query' was not present`);
  if (typeof query !== 'string')
    throw new GraphqlError('parse-failed', 'expected a string for query', '$.query');
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables))) {
    throw new GraphqlError('parse-failed', 'parsing variables failed, expected Object', '$.variables');
  }
  if (operationName != null && typeof operationName !== 'string') {
    throw new GraphqlError('parse-failed', 'parsing Name failed, expected String', '$.operationName');
  }
  if (operationName != null && !isGraphqlName(operationName)) {
    const message = `${operationName.slice(0, 200)} is not valid GraphQL name`;
    throw new GraphqlError('parse-failed', message, '$.operationName');
  }
  return {
    query,
    variables: (variables ?? {}) as Record<string, unknown>,
    operationName: operationName ?? null,
  };
}
