import type { RequestHandler } from 'express';
import { uploadEndpoints } from '#contract/http/endpoints.ts';
import { ApiError } from './api-error.ts';

/** Twice as many as Hasura has connections to the database. */
export const mostAtOnce = 100;

/** A network has at most ten of them in progress, each for minutes where its line is slow. */
export const mostUploads = 300;

const uploadPaths = uploadEndpoints.map(
  ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
);

/**
 * Answers 503 with `Retry-After` while too many requests are in progress: a visitor who waits for seconds has left.
 * Uploads are counted apart, because over a slow line one takes minutes.
 */
export function refuseWhenBusy(): RequestHandler {
  const uploads = { inProgress: 0, most: mostUploads };
  const others = { inProgress: 0, most: mostAtOnce };
  return (request, response, next) => {
    const isUpload = request.is('multipart/form-data') && uploadPaths.some((each) => each.test(request.path));
    const count = isUpload ? uploads : others;
    if (count.inProgress >= count.most) throw new ApiError('unavailable');
    count.inProgress += 1;
    response.once('close', () => (count.inProgress -= 1));
    next();
  };
}
