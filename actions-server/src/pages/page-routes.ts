import { Router, type Request, type Response } from 'express';
import { methodNotAllowed } from '../http/error-answer.ts';
import { requestId } from '../http/request-id.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { bodyOf, type PageEncoding, type SavedPage } from './saved-page.ts';

/** Browsers revalidate at each visit; a cache in front of the site may serve a page for a minute. */
const pageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/**
 * `/pages/*`, for the gateways only: the page at the path after `/pages`, else the built index.html, which the browser
 * fills.
 */
export function pageRoutes(pages: RenderedPages): Router {
  const routes = Router();
  const refuseMethod = methodNotAllowed('GET', 'HEAD');
  // Without a pattern, because a path that cannot be decoded is a missing page and not a bad request.
  routes.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response, next);
    const page = await pages.find(request.url, requestId(request));
    if (page.location !== undefined) {
      response.setHeader('Cache-Control', pageCaching);
      return response.redirect(page.status, page.location);
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if ('etag' in page) return sendPage(request, response, page);
    response.setHeader('Cache-Control', 'no-store');
    response.statusCode = page.status;
    response.end(page.shell);
  });
  return routes;
}

/** Express answers 304 and HEAD requests without the body. */
async function sendPage(request: Request, response: Response, page: SavedPage): Promise<void> {
  const encoding = encodingFor(request);
  response.set({ 'Cache-Control': pageCaching, ETag: page.etag, Vary: 'Accept-Encoding' });
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.status(page.status).send(await bodyOf(page, encoding));
}

function encodingFor(request: Request): PageEncoding {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}
