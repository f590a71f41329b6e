import type { Request } from 'express';
import type { HasuraRole } from '#contract/roles.ts';
import { requestId } from './request-id.ts';

/** Time all Hasura queries of one request may take together; a visitor hears of a fault before giving up. */
const patienceMs = 8_000;

/** On whose behalf Hasura is asked, and until when. */
export interface Caller {
  role: HasuraRole;
  userId?: string;
  requestId: string;
  deadline: AbortSignal;
}

/** The one place that decides who is calling. Call it once per request: the deadline starts here. */
export function callerOf(request: Request): Caller {
  return { role: 'anonymous', requestId: requestId(request), deadline: AbortSignal.timeout(patienceMs) };
}
