import { GraphqlError, type ErrorCode } from '../errors/graphql-error.ts';
import type { WebhookAnswer } from '../webhooks/post-json.ts';

/** Returns the error for a webhook that did not answer 2xx. Only the message of a 4xx answer reaches the caller. */
export function refusal({ status, body }: WebhookAnswer, internal: object): GraphqlError {
  if (status < 400 || status >= 500) {
    return new GraphqlError('unexpected', 'internal error', '$', { error: 'internal error', ...internal });
  }
  const { message, code, extensions } = readBody(body);
  if (typeof message !== 'string') {
    const text =
      message === undefined
        ? `the key 'message' was not present`
        : 'parsing Text failed, expected String for the key message';
    return new GraphqlError('parse-failed', text, '$', { error: 'unexpected response', ...internal });
  }
  if (extensions !== null && typeof extensions === 'object' && !Array.isArray(extensions)) {
    return new GraphqlError('unexpected', message, '$', undefined, extensions as Record<string, unknown>);
  }
  // A handler may choose any code.
  const own = (typeof code === 'string' ? code : 'unexpected') as ErrorCode;
  return new GraphqlError(own, message, '$', internal);
}

function readBody(body: string): Record<string, unknown> {
  try {
    const value = JSON.parse(body) as unknown;
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    throw new GraphqlError('unexpected', 'not a valid json response from webhook');
  }
  return {};
}
