import type { IncomingMessage } from 'node:http';
import { GraphqlError } from '../errors/graphql-error.ts';
import type { GraphqlRequest } from '../execute/executor.ts';
import { isGraphqlName } from '../schema/graphql-names.ts';

const maxBytes = 16 * 1024 * 1024;
/** Read to its end, because some clients read no answer before they have sent everything. */
const maxIgnoredBytes = 128 * 1024 * 1024;

/** Refuses bytes that are not UTF-8, bodies that are too large, and large bodies while others use up the memory. */
export async function readBody(request: IncomingMessage, memory: RequestMemory): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  let refusal: GraphqlError | undefined;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxIgnoredBytes) break;
      if (size > maxBytes) refusal = new GraphqlError('bad-request', 'the request body is too large');
      else if (!refusal && !memory.take(chunk.length)) refusal = busy();
      if (!refusal) chunks.push(chunk);
      else {
        chunks.length = 0;
        memory.release();
      }
    }
  } catch {
    throw new GraphqlError('bad-request', 'the request body ended too early');
  }
  if (refusal) throw refusal;
  const body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
  try {
    return decoder.decode(body);
  } catch {
    throw new GraphqlError('invalid-json', 'Error in $: the request body is not valid UTF-8');
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Bytes of each request that do not count, so that small requests succeed while large ones use up the memory. */
const freeBytes = 1024 * 1024;

interface RequestMemory {
  take(bytes: number): boolean;
  release(): void;
}

/**
 * Limits the large bodies in memory at the same time. A body that is parsed and sent to Postgres takes
 * three times its size.
 */
export function createRequestMemory(maxBytes = 128 * 1024 * 1024): () => RequestMemory {
  let total = 0;
  return () => {
    let own = 0;
    let counted = 0;
    return {
      take(bytes) {
        const more = Math.max(0, own + bytes - freeBytes) - counted;
        if (more > 0 && total + more > maxBytes) return false;
        own += bytes;
        counted += more;
        total += more;
        return true;
      },
      release() {
        total -= counted;
        counted = 0;
        own = 0;
      },
    };
  };
}

const busy = () => new GraphqlError('unexpected', 'the server is busy with other large requests');

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
