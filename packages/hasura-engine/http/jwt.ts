import { errors, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { createSecretKey, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { GraphqlError } from '../errors/graphql-error.ts';
import { ProjectError } from '../errors/project-error.ts';

const secretSchema = z.strictObject({
  type: z.literal('HS256'),
  key: z.string(),
  header: z.strictObject({ type: z.literal('Cookie'), name: z.string().min(1) }),
});

export interface JwtSettings {
  key: KeyObject;
  cookie: string;
}

export function readJwtSecret(text: string): JwtSettings {
  const parsed = secretSchema.safeParse(parseSecret(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
    throw new ProjectError(`HASURA_GRAPHQL_JWT_SECRET is not valid${where}: ${issue?.message}.`);
  }
  const { key, header } = parsed.data;
  if (Buffer.byteLength(key) < 32) {
    throw new ProjectError('HASURA_GRAPHQL_JWT_SECRET needs a longer key for HS256.');
  }
  return { key: createSecretKey(Buffer.from(key)), cookie: header.name };
}

function parseSecret(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProjectError('HASURA_GRAPHQL_JWT_SECRET is not valid JSON.');
  }
}

export interface Claims {
  allowedRoles: string[];
  defaultRole: string;
  session: Map<string, string>;
  expiresAt: number | undefined;
}

export function findToken({ cookie }: JwtSettings, headers: IncomingHttpHeaders): string | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === cookie) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

export function createVerifier(settings: JwtSettings): (token: string) => Promise<Claims> {
  const verified = new LRUCache<string, Claims>({ max: 1000 });
  return async (token) => {
    const known = verified.get(token);
    if (known && (known.expiresAt === undefined || Date.now() / 1000 < known.expiresAt)) return known;
    const claims = readClaims(await verify(token, settings));
    verified.set(token, claims);
    return claims;
  };
}

async function verify(token: string, { key }: JwtSettings): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch((error: unknown) => {
    throw new GraphqlError('invalid-jwt', `Could not verify JWT: ${reason(error)}`);
  });
  if (payload.iat === undefined || payload.iat <= Date.now() / 1000) return payload;
  throw new GraphqlError('invalid-jwt', 'Could not verify JWT: JWTIssuedAtFuture');
}

function reason(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'JWTExpired';
  if (error instanceof errors.JWTClaimValidationFailed) return 'JWTNotYetValid';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'JWSError JWSInvalidSignature';
  if (error instanceof errors.JOSEAlgNotAllowed) return 'JWSError JWSNoValidSignatures';
  return 'JWSError (CompactDecodeError Invalid number of parts: Expected 3 parts; got 1)';
}

const claimsKey = 'https://hasura.io/jwt/claims';

function readClaims(payload: JWTPayload): Claims {
  const claims = payload[claimsKey];
  if (claims === undefined) {
    throw new GraphqlError('jwt-invalid-claims', `claims key: '${claimsKey}' not found`);
  }
  if (claims === null || typeof claims !== 'object') {
    throw new GraphqlError('jwt-invalid-claims', 'claims are not an object');
  }
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
