import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { hasuraRoles, type HasuraRole } from '../account/roles.ts';

/** One REST endpoint as it is promised: what the documentation prints and what the tests hold the server to. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** From the root of the site, parameters in braces. */
  path: string;
  /** One sentence for who reads the documentation. */
  summary: string;
  /** Roles that may call it; others get 401 without a session and 403 with one. */
  roles: readonly HasuraRole[];
  query?: z.ZodType;
  body?: z.ZodType;
  /** The kind of body, where it is not JSON. */
  bodyType?: 'multipart/form-data';
  /** Status of success, and the one for something that had been done before. */
  statuses: readonly number[];
  answer?: z.ZodType;
  /** Additional refusals, beside those that follow from its roles and its body. */
  refusals?: readonly ErrorCode[];
}

export const everybody: readonly HasuraRole[] = hasuraRoles;
export const signedIn: readonly HasuraRole[] = ['client', 'owner', 'site_admin'];

/** Every refusal an endpoint may answer: its own, and those it shares with its like. */
export function refusalsOf({ roles, query, body, bodyType, refusals = [] }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (query || body) codes.push('invalidInput');
  if (body) codes.push('bodyTooLarge');
  if (body && !bodyType) codes.push('malformedJson');
  if (!roles.includes('anonymous')) codes.push('unauthenticated', 'sessionExpired');
  if (roles.length === 1 && roles[0] === 'owner') codes.push('ownerOnly');
  if (roles.length === 1 && roles[0] === 'site_admin') codes.push('adminOnly');
  return [...new Set([...codes, ...refusals, 'internal' as const, 'unavailable' as const])];
}
