import type { NextFunction, Request, Response } from 'express';

/** Allows only scripts from our own files: no inline code, no eval. Structured data does not count as a script. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  // Photos may be in an object store on another origin.
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self' https://data.geopf.fr",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** deploy/web/Caddyfile sends the same; a test compares them. */
export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const asMap = new Map(Object.entries(securityHeaders));

export function sendSecurityHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.setHeaders(asMap);
  next();
}
