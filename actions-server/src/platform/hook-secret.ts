import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

/** Header that carries HOOK_SECRET with every call of Hasura; the metadata names it as well. */
export const hookSecretHeader = 'x-hook-secret';

/**
 * Lets only Hasura pass. While a secret is changed both the new and the previous one are good. The time taken tells
 * nothing about how much of a guess was right.
 */
export function requireHookSecret(...secrets: (string | undefined)[]): RequestHandler {
  const accepted = secrets.filter((secret) => secret !== undefined).map(digest);
  return (request, _response, next) => {
    const given = request.headers[hookSecretHeader];
    const isKnown =
      typeof given === 'string' && accepted.some((secret) => timingSafeEqual(digest(given), secret));
    if (!isKnown) throw new ApiError('hookRefused');
    next();
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
