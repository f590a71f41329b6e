import type { NextFunction, Request, Response } from 'express';

const contentSecurityPolicy = [
  "default-src 'self'",
  // Photos may live in an object storage of another origin.
  "img-src 'self' data: blob: https:",
  // Headless UI positions its panels with style attributes.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** What a browser is told about every page; the production gateway sends the same. */
export function sendSecurityHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set(headers);
  next();
}
