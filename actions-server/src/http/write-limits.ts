import type { Request, RequestHandler } from 'express';
import type { LimitName } from '#contract/http/operation.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { clientKey } from './client-key.ts';
import type { RateLimits } from './rate-limit.ts';

/** Rate limits of operations, and of two routes that are none. */
export type WriteLimits = Record<LimitName | 'claimPhotos' | 'counts', RequestHandler[]>;

/** Creates the limits, wide enough for an outbox that sends a day's reviews at once. */
export function createWriteLimits(limits: RateLimits): WriteLimits {
  return {
    reviews: [
      limits({ times: 20, minutes: 10, per: 'ip' }),
      limits({ times: 10, minutes: 60, per: clientAndLaundromat((request) => request.params['id']) }),
    ],
    answers: [limits({ times: 60, minutes: 10, per: 'ip' })],
    reports: [
      limits({ times: 10, minutes: 10, per: 'ip' }),
      limits({
        times: 5,
        minutes: 60,
        per: clientAndLaundromat((request) => request.body?.input?.report?.laundromatId),
      }),
    ],
    questions: [
      limits({ times: 10, minutes: 60, per: 'ip' }),
      limits({
        times: 10,
        minutes: 60,
        per: (request) => request.body?.session_variables?.['x-hasura-user-id'],
      }),
      limits({
        times: 3,
        minutes: 60,
        per: clientAndLaundromat((request) => request.body?.input?.question?.laundromatId),
      }),
    ],
    corrections: [
      limits({ times: 20, minutes: 10, per: 'ip' }),
      limits({ times: 5, minutes: 60, per: clientAndLaundromat((request) => request.params['id']) }),
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

/** Counts by sender and laundromat. A request without the id of one is refused anyway. */
const clientAndLaundromat = (idOf: (request: Request) => unknown) => (request: Request) => {
  const { data: id } = rowId().safeParse(idOf(request));
  return id && `${clientKey(request)} ${id}`;
};
