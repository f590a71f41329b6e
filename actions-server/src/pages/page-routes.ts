import { readFile } from 'node:fs/promises';
import { Router } from 'express';
import type { ApiCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { Logger } from '../telemetry/logger.ts';
import { requestId } from '../http/request-id.ts';
import { findHead } from './find-head.ts';
import { firstPhotoFinder } from './first-photos.ts';
import { fillHead, notFoundHead } from './head-html.ts';
import { addPreloads } from './preloads.ts';
import { siteContactFinder } from './site-contact.ts';

/** Longest wait for the data of a head; after it the page is sent without. */
const timeoutMs = 1_500;

interface PageOptions {
  /** The built index.html; without it no pages are served. */
  shell: string | undefined;
  /** Where visitors reach the site. */
  origin: string;
  logger: Logger;
}

/**
 * `/pages/*`, for the gateway only: the built page with the head of the path after `/pages`. The status is 404 for a
 * missing page. Without data in time, the page is sent as it was built: the app works without the head.
 */
export function pageRoutes(hasura: Hasura, { shell, origin, logger }: PageOptions): Router {
  const routes = Router();
  const findSiteContact = siteContactFinder(hasura);
  const findFirstPhoto = firstPhotoFinder(hasura);
  // Without a pattern, because a path that cannot be decoded is a missing page and not a bad request.
  routes.use(async (request, response, next) => {
    if (!shell || !['GET', 'HEAD'].includes(request.method)) return next();
    // Read at every request, because a new build may have replaced it.
    const html = await readFile(shell, 'utf8');
    // Everybody gets the same page, signed in or not.
    const caller: ApiCaller = {
      role: 'anonymous',
      requestId: requestId(request),
      deadline: AbortSignal.timeout(timeoutMs),
    };
    response.type('html').setHeader('Cache-Control', 'no-cache');
    try {
      const [head, contact, photo] = await Promise.all([
        findHead(hasura, caller, request.path),
        findSiteContact(caller),
        findFirstPhoto(caller, request.url),
      ]);
      // A later page of a list begins with another photo.
      const first = request.query.page === undefined ? (head?.photo ?? photo) : undefined;
      const page = addPreloads(html, request.path, first);
      const filled = fillHead(page, head ?? notFoundHead(request.path), origin, contact);
      response.status(head ? 200 : 404).send(filled);
    } catch (error) {
      logger.warn({ err: error, requestId: caller.requestId }, 'a page was sent without its head');
      response.setHeader('Cache-Control', 'no-store');
      response.send(html);
    }
  });
  return routes;
}
