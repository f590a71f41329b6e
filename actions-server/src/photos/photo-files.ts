import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import path from 'node:path';
import { notFound } from '../http/error-answer.ts';
import { diskStorage } from '../storage/storage-disk.ts';
import { openFile, sendFile, type Storage } from '../storage/storage.ts';
import { createPreviews } from './photo-preview.ts';
import { photoNameOf } from './stored-photo.ts';

/**
 * `/photos`. A `.webp` address answers with the AVIF beside it to browsers that accept it. A file never changes under
 * its name. Files that are not in the folder are read from the bucket, which may be private.
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
  const previewOf = createPreviews(diskStorage(directory), bucket);
  // Names of our photos, and of those of the demo on the disk.
  routes.get(/^\/((?:demo\/)?[\w-]+)\.jpg$/, async (request, response, next) => {
    const jpeg = await previewOf(request.params[0]!);
    if (!jpeg) return next();
    forbidScripts(response);
    cacheForGood(response);
    response.type('jpg').send(jpeg);
  });
  routes.use(notFound);
  return routes;
}

const acceptsAvif = ({ headers }: Request) => headers.accept?.includes('image/avif') ?? false;

/** Photos are user input: if a browser opens one as a document, no script in it may run. */
function forbidScripts(response: Response) {
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

function cacheForGood(response: Response) {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}

function bucketFile(bucket: Storage): RequestHandler {
  return async (request, response, next) => {
    const name = String(request.params['name']);
    if (photoNameOf(name) === undefined || name.startsWith('.')) return next();
    const avif = acceptsAvif(request) ? await openFile(bucket, name.replace(/\.webp$/, '.avif')) : undefined;
    const file = avif ?? (await openFile(bucket, name));
    if (!file) return next();
    forbidScripts(response);
    cacheForGood(response);
    response.type(avif ? 'avif' : path.extname(name));
    await sendFile(request, response, file);
  };
}
