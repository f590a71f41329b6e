import express, { Router, type RequestHandler, type Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../http/api-error.ts';
import { notFound } from '../http/error-answer.ts';
import type { Storage } from '../storage/storage.ts';
import { photoIdOf } from './stored-photo.ts';

/**
 * `/photos`: stored photos. A file never changes under its name, so browsers cache it for good. Files that are not in the
 * folder are read from the bucket, which may be private.
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

/** Photos are user input: if a browser opens one as a document, no script in it may run. */
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
    // A disconnected client is not a fault, and after the first byte no error can be sent.
    await pipeline(file.content, response).catch(() => response.destroy());
  };
}
