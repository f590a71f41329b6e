import type { z } from 'zod';
import { ServiceError, type Throttle } from './request-throttle.ts';

/**
 * Requests and parses an answer of an external service. Null when the service refuses the request itself. Only a fault
 * of the network or service gets another attempt.
 */
export async function requestJson<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  { throttle, timeoutMs, attempts = 1 }: { throttle: Throttle; timeoutMs: number; attempts?: number },
): Promise<z.infer<Schema> | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await throttle.slot();
      const text = await requestText(url, throttle, timeoutMs);
      return text === null ? null : parsed(text, schema);
    } catch (error) {
      const mayPass = error instanceof ServiceError && ['unreachable', 'slow'].includes(error.fault);
      if (!mayPass || attempt === attempts) throw error;
    }
  }
}

async function requestText(url: string, throttle: Throttle, timeoutMs: number): Promise<string | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { status, retryAfter, text } = await read(url, signal).catch((cause: unknown) => {
    if (signal.aborted) throw new ServiceError('slow', `no answer in ${timeoutMs} ms`, { cause });
    throw new ServiceError('unreachable', 'no answer', { cause });
  });
  if (status === 400) return null;
  if (status === 429) {
    throttle.pause(retryAfter);
    throw new ServiceError('busy', 'the service has asked to wait');
  }
  if (status >= 500) throw new ServiceError('unreachable', `answered with status ${status}`);
  if (status !== 200) throw new ServiceError('unusable', `answered with status ${status}`);
  return text;
}

async function read(url: string, signal: AbortSignal) {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text };
}

function parsed<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new ServiceError('unusable', 'the answer is not the documented one', { cause });
  }
}
