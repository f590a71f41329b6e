import type { IncomingMessage } from 'node:http';
import { GraphqlError } from '../errors/graphql-error.ts';
import { busy, type RequestMemory } from './request-memory.ts';

const maxBytes = 16 * 1024 * 1024;
/** A body up to this size is read to its end, because some clients read no answer before they have sent everything. */
const maxIgnoredBytes = 128 * 1024 * 1024;

/**
 * Reads the body as text. Refuses bytes that are not UTF-8, bodies that are too large, and large bodies while other requests
 * use the memory that is reserved for them.
 */
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
