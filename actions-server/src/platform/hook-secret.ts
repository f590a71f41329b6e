import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

/** Header that carries HOOK_SECRET with every call of Hasura; the metadata names it as well. */
export const hookSecretHeader = 'x-hook-secret';

/** Lets only Hasura pass. The time taken tells nothing about how much of a guess was right. */
export function requireHookSecret(secret: string): RequestHandler {
  const expected = digest(secret);
  return (request, _response, next) => {
    const given = request.headers[hookSecretHeader];
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected)) {
      throw new ApiError('hookRefused');
    }
    next();
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
