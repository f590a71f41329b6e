import { pipeline } from 'node:stream/promises';
import express, { Router, type RequestHandler, type Response } from 'express';
import { ApiError } from '../platform/api-error.ts';
import { notFound } from '../platform/error-answer.ts';
import type { Storage } from '../platform/storage.ts';
import { photoIdOf } from './stored-photo.ts';

/**
 * `/photos`: stored pictures. A file never changes under its name, so a browser need not ask twice. With a bucket,
 * what the folder does not hold is fetched from there: the bucket itself may stay private.
 */
export function photoFiles(directory: string, bucket?: Storage): Router {
  const routes = Router();
  routes.use(
    express.static(directory, {
      dotfiles: 'ignore',
      index: false,
      redirect: false,
      immutable: true,
      maxAge: '365d',
      setHeaders: forbidScripts,
    }),
  );
  if (bucket) routes.get('/:name', bucketFile(bucket));
  routes.use(notFound);
  return routes;
}

/** Pictures come from people: should one ever be taken for a document, nothing in it may run. */
function forbidScripts(response: Response) {
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

function bucketFile(bucket: Storage): RequestHandler<{ name: string }> {
  return async (request, response, next) => {
    const { name } = request.params;
    if (photoIdOf(name) === undefined || name.startsWith('.')) {
      next();
      return;
    }
    const file = await bucket.open(name).catch((cause: unknown) => {
      throw new ApiError('unavailable', { cause });
    });
    if (!file) {
      next();
      return;
    }
    forbidScripts(response);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Content-Type', 'image/webp');
    if (file.size !== undefined) response.setHeader('Content-Length', file.size);
    if (request.method === 'HEAD') {
      file.content.destroy();
      response.end();
      return;
    }
    // A visitor who leaves is no failure of ours, and after the first byte there is nobody left to tell.
    await pipeline(file.content, response).catch(() => response.destroy());
  };
}
