import { readFile } from 'node:fs/promises';
import { Router } from 'express';
import type { Caller } from '../platform/caller.ts';
import type { Hasura } from '../platform/hasura.ts';
import type { Logger } from '../platform/logger.ts';
import { requestId } from '../platform/request-id.ts';
import { findHead } from './find-head.ts';
import { firstPhotoFinder } from './first-photos.ts';
import { fillHead, notFoundHead } from './head-html.ts';
import { addPreloads } from './preloads.ts';
import { siteContactFinder } from './site-contact.ts';

/** Longer than this no visitor waits for a title: the page then comes without. */
const patienceMs = 1_500;

interface PageOptions {
  /** The built index.html; without it no pages are served. */
  shell: string | undefined;
  /** Where visitors reach the site. */
  origin: string;
  logger: Logger;
}

/**
 * `/pages/*`, for the gateway only: the built page with the head of the path behind it. The status is 404 where there
 * is no such page. When the data cannot be had in time the page comes as it was built, because the app can do without.
 */
export function pageRoutes(hasura: Hasura, { shell, origin, logger }: PageOptions): Router {
  const routes = Router();
  const findSiteContact = siteContactFinder(hasura);
  const findFirstPhoto = firstPhotoFinder(hasura);
  // Without a pattern: a path that cannot be decoded is a page that does not exist, not a bad request.
  routes.use(async (request, response, next) => {
    if (!shell || !['GET', 'HEAD'].includes(request.method)) return next();
    // Read each time: another build may have taken its place.
    const html = await readFile(shell, 'utf8');
    // Everybody gets the same page, whoever is signed in.
    const caller: Caller = {
      role: 'anonymous',
      requestId: requestId(request),
      deadline: AbortSignal.timeout(patienceMs),
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
      logger.warn({ err: error, requestId: caller.requestId }, 'a page goes out without its head');
      response.setHeader('Cache-Control', 'no-store');
      response.send(html);
    }
  });
  return routes;
}
