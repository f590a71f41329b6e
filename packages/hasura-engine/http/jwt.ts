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
const claimsSchema = z
  .object({ 'x-hasura-allowed-roles': z.array(z.string()), 'x-hasura-default-role': z.string() })
  .catchall(z.string());

function readClaims(payload: JWTPayload): Claims {
  const parsed = claimsSchema.safeParse(payload[claimsKey]);
  if (!parsed.success) throw new GraphqlError('jwt-invalid-claims', z.prettifyError(parsed.error));
  const {
    'x-hasura-allowed-roles': allowedRoles,
    'x-hasura-default-role': defaultRole,
    ...others
  } = parsed.data;
  const session = new Map(Object.entries(others).map(([name, value]) => [name.toLowerCase(), value]));
  return { allowedRoles, defaultRole, session, expiresAt: payload.exp };
}
