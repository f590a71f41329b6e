import { errors, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { createSecretKey, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { GraphqlError } from '../errors/graphql-error.ts';
import { ProjectError } from '../errors/project-error.ts';

const secretSchema = z.strictObject({
  type: z.enum(['HS256', 'HS384', 'HS512']),
  key: z.string(),
  audience: z.union([z.string(), z.array(z.string())]).optional(),
  header: z
    .union([
      z.strictObject({ type: z.literal('Authorization') }),
      z.strictObject({ type: z.literal('Cookie'), name: z.string().min(1) }),
    ])
    .default({ type: 'Authorization' }),
});

export interface JwtSettings extends Omit<z.infer<typeof secretSchema>, 'key'> {
  key: KeyObject;
}

export function readJwtSecret(text: string): JwtSettings {
  const parsed = secretSchema.safeParse(parseSecret(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
    throw new ProjectError(`HASURA_GRAPHQL_JWT_SECRET is not valid${where}: ${issue?.message}.`);
  }
  const { key, ...settings } = parsed.data;
  if (Buffer.byteLength(key) < Number(settings.type.slice(2)) / 8) {
    throw new ProjectError(`HASURA_GRAPHQL_JWT_SECRET needs a longer key for ${settings.type}.`);
  }
  return { ...settings, key: createSecretKey(Buffer.from(key)) };
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

export function findToken({ header }: JwtSettings, headers: IncomingHttpHeaders): string | undefined {
  if (header.type === 'Cookie') return findCookie(headers.cookie, header.name);
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

async function verify(token: string, { key, type, audience }: JwtSettings): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, key, { algorithms: [type], audience }).catch(
    (error: unknown) => {
      throw new GraphqlError('invalid-jwt', `Could not verify JWT: ${reason(error)}`);
    },
  );
  if (payload.iat === undefined || payload.iat <= Date.now() / 1000) return payload;
  throw new GraphqlError('invalid-jwt', 'Could not verify JWT: JWTIssuedAtFuture');
}

function reason(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'JWTExpired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'aud' ? 'JWTNotInAudience' : 'JWTNotYetValid';
  }
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
