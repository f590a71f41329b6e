import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../http/api-error.ts';
import { notFound } from '../http/error-answer.ts';
import type { Storage } from '../storage/storage.ts';
import { photoNameOf } from './stored-photo.ts';

/**
 * `/photos`: stored photos. The address of a WebP answers with the AVIF beside it, if there is one, to browsers that accept
 * it: pages need not know which photos have one. A file never changes under its name, so browsers cache it for good. Files that are not in the
 * folder are read from the bucket, which may be private.
 */
export function photoFiles(directory: string, bucket?: Storage): Router {
  const routes = Router();
  const files = express.static(directory, {
    dotfiles: 'ignore',
    index: false,
    redirect: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: forbidScripts,
  });
  routes.use((request, response, next) => {
    const { url } = request;
    response.vary('Accept');
    request.url = acceptsAvif(request) ? url.replace(/\.webp$/, '.avif') : url;
    files(request, response, (error?: unknown) => {
      request.url = url;
      if (error) next(error);
      else files(request, response, next);
    });
  });
  if (bucket) routes.get('/:name', bucketFile(bucket));
  routes.use(notFound);
  return routes;
}

/** Programs that accept anything get the WebP of the address. */
const acceptsAvif = ({ headers }: Request) => headers.accept?.includes('image/avif') ?? false;

/** Photos are user input: if a browser opens one as a document, no script in it may run. */
function forbidScripts(response: Response) {
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

function bucketFile(bucket: Storage): RequestHandler<{ name: string }> {
  return async (request, response, next) => {
    const { name } = request.params;
    if (photoNameOf(name) === undefined || name.startsWith('.')) {
      next();
      return;
    }
    const open = (stored: string) =>
      bucket.open(stored).catch((cause: unknown) => {
        throw new ApiError('unavailable', { cause });
      });
    const avif = acceptsAvif(request) ? await open(name.replace(/\.webp$/, '.avif')) : undefined;
    const file = avif ?? (await open(name));
    if (!file) {
      next();
      return;
    }
    forbidScripts(response);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Content-Type', avif ? 'image/avif' : 'image/webp');
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
