import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { isNavigation } from './page.ts';

/**
 * The built app. Names under /assets/ carry a hash of their content and are kept for ever; everything else is
 * asked again each time. A navigation that nobody answered before gets the shell, and the app's router decides.
 */
export function serveApp(directory: string): RequestHandler {
  const files = sirv(directory, {
    // Looks at the disk for each request: another instance may rebuild the folder while this one serves it.
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
