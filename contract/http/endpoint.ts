import type { z } from 'zod';
import { hasuraRoles, type HasuraRole } from '../account/roles.ts';
import type { ErrorCode } from './errors.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  roles: readonly HasuraRole[];
  query?: z.ZodType;
  body?: z.ZodType;
  bodyType?: 'multipart/form-data';
  statuses?: readonly number[];
  answer?: z.ZodType;
  answerType?: string;
  refusals?: readonly ErrorCode[];
}

export const everybody: readonly HasuraRole[] = hasuraRoles;
export const signedIn = ['client', 'owner', 'site_admin'] as const satisfies readonly HasuraRole[];

type Refusing = Pick<Endpoint, 'roles' | 'query' | 'body' | 'bodyType' | 'refusals'>;

/** Returns all codes with which an endpoint may refuse: its own, and those that follow from roles and body. */
export function refusalsOf({ roles, query, body, bodyType, refusals = [] }: Refusing): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (query || body) codes.push('invalidInput');
  if (body) codes.push('bodyTooLarge');
  if (body && !bodyType) codes.push('malformedJson');
  if (!roles.includes('anonymous')) codes.push('unauthenticated', 'sessionExpired');
  if (roles.length === 1 && roles[0] === 'owner') codes.push('ownerOnly');
  if (roles.length === 1 && roles[0] === 'site_admin') codes.push('adminOnly');
  return [...new Set([...codes, ...refusals, 'internal' as const, 'unavailable' as const])];
}
