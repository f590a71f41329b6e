import type { Request, RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page makes a visitor's browser send. Browsers always name the origin of a request
 * that changes something; programs name none and hold no one's cookies. The site is known under its public address
 * and under whatever address this very request was sent to, scheme and port included, which a foreign page cannot choose.
 */
export function refuseForeignOrigin(publicUrl: string): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const { origin } = request.headers;
    const isForeign = origin !== undefined && origin !== publicOrigin && origin !== originAsked(request);
    if (!readingMethods.has(request.method) && isForeign) throw new ApiError('foreignOrigin');
    next();
  };
}

/** With scheme and port, as the browser names its origin; a request without a host has none. */
function originAsked({ protocol, host }: Request): string | undefined {
  return host && `${protocol}://${host.toLowerCase()}`;
}
