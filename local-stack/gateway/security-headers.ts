import type { NextFunction, Request, Response } from 'express';

/** Scripts come from files of ours alone: no inline code, no eval. Structured data is no script to a browser. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // Headless UI positions its panels with style attributes.
  "style-src-attr 'unsafe-inline'",
  // Photos may live in an object storage of another origin.
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
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

/** What a browser is told about every page; the production gateway sends the same. */
export function sendSecurityHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set(securityHeaders);
  next();
}
