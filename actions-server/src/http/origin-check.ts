import type { Request, RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

export const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that a page of another site makes a browser send. Browsers name the origin of a change; programs
 * name none and hold no cookies. Accepted are the public address and the one to which this request was sent.
 */
export function refuseCrossOrigin(publicUrl: string): RequestHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const { origin } = request.headers;
    const isCrossOrigin = origin !== undefined && origin !== publicOrigin && origin !== originOf(request);
    if (!readingMethods.has(request.method) && isCrossOrigin) throw new ApiError('otherOrigin');
    next();
  };
}

function originOf({ protocol, host }: Request): string | undefined {
  return host && `${protocol}://${host.toLowerCase()}`;
}
