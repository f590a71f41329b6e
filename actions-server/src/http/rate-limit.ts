import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { ApiError } from './api-error.ts';
import { clientKey } from './network-hash.ts';
import type { SharedCounts } from './shared-counts.ts';

export interface RateLimitRule {
  times: number;
  minutes: number;
  per: 'ip' | ((request: Request) => string | undefined);
  /** Does not count successful requests, so that only guessing is slowed down. */
  failuresOnly?: boolean;
  /** Counts only what succeeds, so that repeated attempts do not use up a quota. */
  successesOnly?: boolean;
  message?: string;
}

export type RateLimits = (name: string, rule: RateLimitRule) => RequestHandler;

export function createRateLimits(factor: number, counts: SharedCounts): RateLimits {
  return (name, { times, minutes, per, failuresOnly = false, successesOnly = false, message }) => {
    const keyOf = per === 'ip' ? clientKey : per;
    return rateLimit({
      windowMs: minutes * 60_000,
      store: counts(name),
      limit: Math.max(1, Math.round(times * factor)),
      keyGenerator: (request) => keyOf(request) ?? '',
      skip: (request) => keyOf(request) === undefined,
      skipSuccessfulRequests: failuresOnly,
      skipFailedRequests: successesOnly,
      requestWasSuccessful: (_request, response) =>
        response.statusCode < 400 || (response.statusCode >= 500 && !successesOnly),
      standardHeaders: false,
      legacyHeaders: false,
      handler: (request, response, next) => {
        const { resetTime } = (request as Request & { rateLimit: { resetTime: Date } }).rateLimit;
        const waitMs = resetTime.getTime() - Date.now();
        response.setHeader('Retry-After', Math.max(1, Math.ceil(waitMs / 1000)));
        next(new ApiError('tooManyRequests', { message }));
      },
    });
  };
}
