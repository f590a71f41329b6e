import type { NextFunction, Request, Response } from 'express';

/**
 * Hasura believes `x-hasura-*` headers of a caller without a token, and the admin secret opens everything:
 * neither may ever come from the public side. Forwarding headers are the gateway's own to write.
 */
export function dropTrustedHeaders(request: Request, _response: Response, next: NextFunction): void {
  for (const name of Object.keys(request.headers)) {
    if (name.startsWith('x-hasura-') || name.startsWith('x-forwarded-')) delete request.headers[name];
  }
  next();
}
