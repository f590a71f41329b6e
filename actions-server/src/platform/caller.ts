import type { Request, RequestHandler } from 'express';
import type { HasuraRole } from '#contract/roles.ts';
import { ApiError } from './api-error.ts';
import { requestId } from './request-id.ts';
import type { Session } from './session-token.ts';
import { sessionOf } from './session.ts';

/** Time all Hasura queries of one request may take together; a visitor hears of a fault before giving up. */
const defaultTimeoutMs = 8_000;

/** On whose behalf Hasura is asked, and until when. */
export interface Caller {
  role: HasuraRole;
  userId?: string;
  requestId: string;
  deadline: AbortSignal;
}

/** A caller who is somebody. */
export interface SignedInCaller extends Caller {
  role: Session['role'];
  userId: string;
}

/** Hasura's superuser, for the few things that no role may see: password hashes and tokens. */
export interface SystemCaller {
  role: 'superuser';
  /** The administrator in whose name it acts: the journal tells what they change. */
  actingAdminId?: string;
  requestId: string;
  deadline: AbortSignal;
}

/** The one place that decides who is calling. Call it once per request: the deadline starts here. */
export function callerOf(request: Request): Caller {
  return { role: 'anonymous', ...sessionOf(request), ...deadlineOf(request) };
}

/** The caller of a route that a visitor may not use; a visitor gets 401. */
export function signedInCallerOf(request: Request): SignedInCaller {
  const session = sessionOf(request);
  if (!session) throw new ApiError('unauthenticated');
  return { ...session, ...deadlineOf(request) };
}

export function systemCallerOf(request: Request, timeoutMs = defaultTimeoutMs): SystemCaller {
  return { role: 'superuser', ...deadlineOf(request, timeoutMs) };
}

/** Hasura's superuser for a part of this caller's request, within the same deadline and in an administrator's name. */
export function systemFor({ role, userId, requestId, deadline }: Caller): SystemCaller {
  const actingAdminId = role === 'site_admin' ? userId : undefined;
  return { role: 'superuser', ...(actingAdminId && { actingAdminId }), requestId, deadline };
}

/** Lets only signed-in callers pass; others get 401. */
export const requireUser: RequestHandler = (request, _response, next) => {
  if (!sessionOf(request)) throw new ApiError('unauthenticated');
  next();
};

const refusalByRole = { client: 'unauthenticated', owner: 'ownerOnly', site_admin: 'adminOnly' } as const;

/** Lets only callers of this role pass: `requireRole('owner')`. A visitor gets 401, another role 403. */
export function requireRole(role: Session['role']): RequestHandler {
  return (request, _response, next) => {
    const session = sessionOf(request);
    if (!session) throw new ApiError('unauthenticated');
    if (session.role !== role) throw new ApiError(refusalByRole[role]);
    next();
  };
}

/** Id and deadline of a request. */
function deadlineOf(request: Request, timeoutMs = defaultTimeoutMs) {
  return { requestId: requestId(request), deadline: AbortSignal.timeout(timeoutMs) };
}
