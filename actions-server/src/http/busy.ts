import type { RequestHandler } from 'express';
import { uploadEndpoints } from '#contract/http/endpoints.ts';
import { ApiError } from './api-error.ts';

/** Twice as many as Hasura has connections to the database. */
export const mostAtOnce = 100;

const uploadPaths = uploadEndpoints.map(
  ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
);

/**
 * Answers 503 with `Retry-After` while too many requests are in progress: a visitor who waits for seconds has left.
 * Uploads do not count, because over a slow line one takes minutes.
 */
export function refuseWhenBusy(): RequestHandler {
  let inProgress = 0;
  return (request, response, next) => {
    const isUpload = request.is('multipart/form-data') && uploadPaths.some((each) => each.test(request.path));
    if (isUpload) return next();
    if (inProgress >= mostAtOnce) throw new ApiError('unavailable');
    inProgress += 1;
    response.once('close', () => (inProgress -= 1));
    next();
  };
}
