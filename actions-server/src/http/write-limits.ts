import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { RateLimits } from './rate-limit.ts';

/** Rate limits of writing. A REST route and a Hasura action for the same write share one handler and so one count. */
export interface WriteLimits {
  reviews: RequestHandler[];
  answers: RequestHandler[];
  reports: RequestHandler[];
  corrections: RequestHandler[];
  claims: RequestHandler[];
  claimPhotos: RequestHandler[];
  contact: RequestHandler[];
  withdrawals: RequestHandler[];
  counts: RequestHandler[];
  laundromats: RequestHandler[];
  payments: RequestHandler[];
}

/** Creates the limits, wide enough for an outbox that sends a day's reviews at once. */
export function createWriteLimits(limits: RateLimits): WriteLimits {
  return {
    reviews: [limits({ times: 20, minutes: 10, per: 'ip' })],
    answers: [limits({ times: 60, minutes: 10, per: 'ip' })],
    reports: [limits({ times: 10, minutes: 10, per: 'ip' })],
    corrections: [
      limits({ times: 20, minutes: 10, per: 'ip' }),
      limits({ times: 5, minutes: 60, per: clientAndLaundromat }),
    ],
    claims: [limits({ times: 60, minutes: 10, per: 'ip' })],
    claimPhotos: [limits({ times: 20, minutes: 60, per: 'ip' })],
    contact: [limits({ times: 10, minutes: 10, per: 'ip' })],
    withdrawals: [limits({ times: 20, minutes: 10, per: 'ip' })],
    // A visitor sends six a minute at most, and many may share an address.
    counts: [limits({ times: 300, minutes: 10, per: 'ip' })],
    laundromats: [limits({ times: 30, minutes: 60, per: 'ip' })],
    payments: [limits({ times: 40, minutes: 10, per: 'ip' })],
  };
}

const clientAndLaundromat = (request: Request) =>
  `${ipKeyGenerator(request.ip ?? '')} ${String(request.params['id'])}`;
