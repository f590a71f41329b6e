import type { Request, RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import { wroteCookie } from '#contract/account/cookies.ts';
import type { HasuraRole } from '#contract/account/roles.ts';
import { ApiError } from '../http/api-error.ts';
import { requestId } from '../http/request-id.ts';
import type { Session } from './session-token.ts';
import { requestCookie, sessionOf } from './session.ts';

const defaultTimeoutMs = 8_000;

export interface ApiCaller {
  role: HasuraRole;
  userId?: string;
  requestId: string;
  deadline: AbortSignal;
  /** A visitor who only reads and has written nothing in the last seconds: a replica may answer. */
  mayBeLate?: boolean;
}

export interface SignedInCaller extends ApiCaller {
  role: Session['role'];
  userId: string;
}

export interface SystemCaller {
  role: 'superuser';
  requestId: string;
  deadline: AbortSignal;
}

export type Caller = ApiCaller | SystemCaller;

/** Returns the caller of a request. Call it once per request: the deadline starts here. */
export function callerOf(request: Request): ApiCaller {
  const session = sessionOf(request);
  const mayBeLate = !session && request.method === 'GET' && !requestCookie(request, wroteCookie);
  return { role: 'anonymous', ...session, ...deadlineOf(request), ...(mayBeLate && { mayBeLate }) };
}

export function visitorOf(request: Request): ApiCaller {
  return { role: 'anonymous', ...deadlineOf(request) };
}

/** Returns the caller of a route that requires an account; a visitor gets 401. */
export function signedInCallerOf(request: Request): SignedInCaller {
  const session = sessionOf(request);
  if (!session) throw new ApiError('unauthenticated');
  return { ...session, ...deadlineOf(request) };
}

export function systemCallerOf(request: Request, timeoutMs = defaultTimeoutMs): SystemCaller {
  return { role: 'superuser', ...deadlineOf(request, timeoutMs) };
}

/** Returns the superuser with a deadline that starts now: for work without a request, or work that takes longer. */
export function systemWithTimeout(of: { requestId?: string }, timeoutMs = defaultTimeoutMs): SystemCaller {
  const { requestId = randomUUID() } = of;
  return { role: 'superuser', requestId, deadline: AbortSignal.timeout(timeoutMs) };
}

/** Returns a visitor for a read without a request. */
export function visitorWithTimeout(timeoutMs: number): ApiCaller {
  return { role: 'anonymous', requestId: randomUUID(), deadline: AbortSignal.timeout(timeoutMs) };
}

export function requireRole(...roles: HasuraRole[]): RequestHandler {
  return (request, _response, next) => {
    refuseRole(sessionOf(request)?.role ?? 'anonymous', roles);
    next();
  };
}

/** Throws unless a role is among those allowed. A visitor gets 401, another role 403. */
export function refuseRole(role: HasuraRole, allowed: readonly HasuraRole[]): void {
  if (allowed.includes(role)) return;
  if (role === 'anonymous') throw new ApiError('unauthenticated');
  throw new ApiError(allowed.includes('owner') ? 'ownerOnly' : 'adminOnly');
}

function deadlineOf(request: Request, timeoutMs = defaultTimeoutMs) {
  return { requestId: requestId(request), deadline: AbortSignal.timeout(timeoutMs) };
}
