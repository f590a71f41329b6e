import type { z } from 'zod';
import type { Throttle } from '../http/request-throttle.ts';

/**
 * `busy`: the geocoder or our own limit asks to wait. `unusable`: not the documented answer, for example the sign-in
 * page of a network.
 */
type GeocoderFault = 'unreachable' | 'slow' | 'busy' | 'unusable';

export class GeocoderError extends Error {
  override name = 'GeocoderError';
  readonly fault: GeocoderFault;

  constructor(fault: GeocoderFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

const timeoutMs = 2_000;
const attempts = 2;

/**
 * Requests and parses an answer. Null when the geocoder refuses the text itself. A fault of the network or service gets
 * one more attempt.
 */
export async function requestGeocoder<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  throttle: Throttle,
): Promise<z.infer<Schema> | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await throttle.slot();
      return await requestOnce(url, schema, throttle);
    } catch (error) {
      const mayPass = error instanceof GeocoderError && ['unreachable', 'slow'].includes(error.fault);
      if (!mayPass || attempt === attempts) throw error;
    }
  }
}

async function requestOnce<Schema extends z.ZodType>(url: string, schema: Schema, throttle: Throttle) {
  const signal = AbortSignal.timeout(timeoutMs);
  const { status, retryAfter, text } = await read(url, signal).catch((cause: unknown) => {
    if (signal.aborted) throw new GeocoderError('slow', `no answer in ${timeoutMs} ms`, { cause });
    throw new GeocoderError('unreachable', 'no answer', { cause });
  });
  if (status === 400) return null;
  if (status === 429) {
    throttle.pause(retryAfter);
    throw new GeocoderError('busy', 'the geocoder has asked to wait');
  }
  if (status >= 500) throw new GeocoderError('unreachable', `answered with status ${status}`);
  if (status !== 200) throw new GeocoderError('unusable', `answered with status ${status}`);
  return parsed(text, schema);
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
    throw new GeocoderError('unusable', 'the answer is not the documented one', { cause });
  }
}
