import type { RequestHandler } from 'express';

/**
 * Prevents pages of other origins from sending GraphQL with a visitor's cookie. `SameSite` stops other sites, but another
 * port or subdomain is the same site, and Hasura executes such a request and only hides the response.
 */
export function refuseOtherOrigins(publicUrl?: string): RequestHandler {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  return (request, response, next) => {
    const { origin, host } = request.headers;
    if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return next();
    if (origin === publicOrigin) return next();
    if (origin === `${request.protocol}://${host?.toLowerCase()}`) return next();
    response.status(403).json({ message: "Cette requête ne vient pas d'une page du site." });
  };
}
