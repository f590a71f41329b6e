import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { isNavigation } from './page.ts';

/**
 * Serves the built app. Files under /assets/ have a content hash in their name and are cached for good; all others are
 * revalidated. A navigation that matches no file gets the shell, and the app's router decides.
 */
export function serveApp(directory: string): RequestHandler {
  const files = sirv(directory, {
    // Reads the disk at each request: another instance may rebuild the folder meanwhile.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  return (request: Request, response: Response, next: NextFunction) => {
    files(request, response, () => {
      if (!isNavigation(request)) return next();
      request.url = '/index.html';
      files(request, response, next);
    });
  };
}
