import { GraphqlError } from '../errors/graphql-error.ts';

/** Bytes of each request that are not counted, so that small requests succeed beside large ones. */
const freeBytes = 1024 * 1024;

/** The share of one request in the memory for large requests. */
export interface RequestMemory {
  /** Counts bytes of the body or of the answers to a batch. Returns false if all requests together would have too many. */
  take(bytes: number): boolean;
  /** To be called when the answer was sent; can be called twice. */
  release(): void;
}

/**
 * Limits the bytes of large bodies and batches that are in memory at the same time. While a body is parsed and sent to
 * Postgres it takes about three times its size.
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

export const busy = () => new GraphqlError('unexpected', 'the server is busy with other large requests');
