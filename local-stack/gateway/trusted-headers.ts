import type { NextFunction, Request, Response } from 'express';

/**
 * Removes headers that only the inside may send. Hasura trusts `x-hasura-*` headers of a request without a token, and the
 * admin secret gives full access. Forwarding headers are set by the gateway itself.
 */
export function dropTrustedHeaders(request: Request, _response: Response, next: NextFunction): void {
  for (const name of Object.keys(request.headers)) {
    if (name.startsWith('x-hasura-') || name.startsWith('x-forwarded-')) delete request.headers[name];
  }
  next();
}
