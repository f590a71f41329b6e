import type { IncomingHttpHeaders } from 'node:http';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { GraphqlError } from '../errors/graphql-error.ts';
import type { JwtSettings } from './jwt-settings.ts';

/** The content of a token: the roles its owner may use, and other session variables. */
export interface Claims {
  allowedRoles: string[];
  defaultRole: string;
  session: Map<string, string>;
  expiresAt: number | undefined;
}

/** Returns the token of a request, read only from the configured header or cookie; undefined without one. */
export function findToken({ header }: JwtSettings, headers: IncomingHttpHeaders): string | undefined {
  if (header.type === 'Cookie') return findCookie(headers.cookie, header.name);
  if (header.type === 'CustomHeader') return headers[header.name.toLowerCase()]?.toString();
  if (headers.authorization === undefined) return undefined;
  const [scheme, token, ...rest] = headers.authorization.split(' ');
  if (scheme !== 'Bearer' || token === undefined || rest.length > 0) {
    throw new GraphqlError('invalid-headers', 'Malformed Authorization header');
  }
  return token;
}

function findCookie(text: string | undefined, name: string): string | undefined {
  for (const pair of text?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

/** Verifies tokens; the claims of a valid one are cached until it expires. */
export function createVerifier(settings: JwtSettings): (token: string) => Promise<Claims> {
  const verified = new LRUCache<string, Claims>({ max: 1000 });
  return async (token) => {
    const known = verified.get(token);
    if (
      known &&
      (known.expiresAt === undefined || Date.now() / 1000 < known.expiresAt + settings.skewSeconds)
    ) {
      return known;
    }
    const claims = readClaims(await verify(token, settings), settings);
    verified.set(token, claims);
    return claims;
  };
}

async function verify(token: string, settings: JwtSettings): Promise<JWTPayload> {
  const options = {
    algorithms: settings.algorithms,
    audience: settings.audience,
    issuer: settings.issuer,
    clockTolerance: settings.skewSeconds,
  };
  try {
    const { payload } = await (typeof settings.key === 'function'
      ? jwtVerify(token, settings.key as JWTVerifyGetKey, options)
      : jwtVerify(token, settings.key, options));
    return payload;
  } catch (error) {
    throw new GraphqlError('invalid-jwt', `Could not verify JWT: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'JWTExpired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'JWTNotInAudience';
    if (error.claim === 'iss') return 'JWTNotInIssuer';
    return 'JWTNotYetValid';
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'JWSError JWSInvalidSignature';
  if (error instanceof errors.JOSEAlgNotAllowed) return 'JWSError JWSNoValidSignatures';
  return 'JWSError (CompactDecodeError Invalid number of parts: Expected 3 parts; got 1)';
}

function readClaims(payload: JWTPayload, settings: JwtSettings): Claims {
  const claims = findClaims(payload, settings);
  const session = new Map<string, string>();
  let allowedRoles: unknown;
  let defaultRole: unknown;
  for (const [key, value] of Object.entries(claims)) {
    const name = key.toLowerCase();
    if (!name.startsWith('x-hasura-')) continue;
    if (name === 'x-hasura-allowed-roles') allowedRoles = value;
    else if (name === 'x-hasura-default-role') defaultRole = value;
    else if (typeof value === 'string') session.set(name, value);
    else
      throw new GraphqlError('jwt-invalid-claims', 'x-hasura-* claims: parsing Text failed, expected String');
  }
  if (allowedRoles === undefined) throw missingRole('x-hasura-allowed-roles');
  if (!Array.isArray(allowedRoles) || !allowedRoles.every((role) => typeof role === 'string')) {
    throw new GraphqlError(
      'jwt-invalid-claims',
      'invalid x-hasura-allowed-roles; should be a list of roles: parsing [] failed, expected Array of String',
    );
  }
  if (typeof defaultRole !== 'string') throw missingRole('x-hasura-default-role');
  return { allowedRoles, defaultRole, session, expiresAt: payload.exp };
}

const missingRole = (name: string) =>
  new GraphqlError('jwt-missing-role-claims', `JWT claim does not contain ${name}`);

function findClaims(payload: JWTPayload, settings: JwtSettings): Record<string, unknown> {
  let found: unknown = payload[settings.claimsNamespace];
  if (settings.claimsPath !== undefined) {
    const keys = settings.claimsPath
      .replace(/^\$\.?/, '')
      .split('.')
      .filter(Boolean);
    found = keys.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      payload,
    );
  }
  if (found === undefined) {
    const place =
      settings.claimsPath === undefined
        ? `claims key: '${settings.claimsNamespace}'`
        : `claims path: '${settings.claimsPath}'`;
    throw new GraphqlError('jwt-invalid-claims', `${place} not found`);
  }
  if (settings.claimsAreText && typeof found === 'string') found = parseClaims(found);
  if (found === null || typeof found !== 'object') {
    throw new GraphqlError('jwt-invalid-claims', 'claims are not an object');
  }
  return found as Record<string, unknown>;
}

function parseClaims(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GraphqlError('jwt-invalid-claims', 'claims are not valid JSON');
  }
}
