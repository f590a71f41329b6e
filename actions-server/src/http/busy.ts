import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

/** Twice as many as Hasura has connections to the database. */
export const mostAtOnce = 100;

/**
 * Answers 503 with `Retry-After` while too many requests are in progress: a visitor who waits for seconds has left.
 * Uploads do not count, because over a slow line one takes minutes.
 */
export function refuseWhenBusy(): RequestHandler {
  let inProgress = 0;
  return (request, response, next) => {
    if (request.is('multipart/form-data')) return next();
    if (inProgress >= mostAtOnce) throw new ApiError('unavailable');
    inProgress += 1;
    response.once('close', () => (inProgress -= 1));
    next();
  };
}
