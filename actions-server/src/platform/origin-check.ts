import type { Request, RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page makes a visitor's browser send. Browsers always name the origin of a request
 * that changes something; programs name none and hold no one's cookies. The site is known under its public address
 * and under whatever address this very request was sent to, which a foreign page cannot choose.
 */
export function refuseForeignOrigin(publicUrl: string): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const { origin } = request.headers;
    const isForeign =
      origin !== undefined && origin !== publicOrigin && hostOf(origin) !== hostAsked(request);
    if (!readingMethods.has(request.method) && isForeign) throw new ApiError('foreignOrigin');
    next();
  };
}

/** Undefined for `null`, the origin of sandboxed frames and local files. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host || undefined : undefined;
}

/** `''` rather than nothing, so that an origin without a host never equals it. */
function hostAsked(request: Request): string {
  return (request.host ?? '').toLowerCase();
}
