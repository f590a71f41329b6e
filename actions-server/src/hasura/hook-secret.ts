import type { RequestHandler } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';

export const hookSecretHeader = 'x-hook-secret';

/** Lets only Hasura pass, with the new or the previous secret. Compares in constant time. */
export function requireHookSecret(...secrets: (string | undefined)[]): RequestHandler {
  const accepted = secrets.filter((secret) => secret !== undefined).map(digest);
  return (request, _response, next) => {
    const sent = request.headers[hookSecretHeader];
    const isKnown =
      typeof sent === 'string' && accepted.some((secret) => timingSafeEqual(digest(sent), secret));
    if (!isKnown) throw new ApiError('hookRefused');
    next();
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
