import { createPublicKey, createSecretKey, X509Certificate, type KeyObject } from 'node:crypto';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { ProjectError } from '../errors/project-error.ts';

const shape = z.object({
  type: z
    .enum(['HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512', 'Ed25519'])
    .optional(),
  key: z.string().optional(),
  jwk_url: z.url().optional(),
  claims_namespace: z.string().optional(),
  claims_namespace_path: z.string().optional(),
  claims_format: z.enum(['json', 'stringified_json']).default('json'),
  audience: z.union([z.string(), z.array(z.string())]).optional(),
  issuer: z.string().optional(),
  allowed_skew: z.number().default(0),
  header: z
    .union([
      z.object({ type: z.literal('Authorization') }),
      z.object({ type: z.literal('Cookie'), name: z.string().min(1) }),
      z.object({ type: z.literal('CustomHeader'), name: z.string().min(1) }),
    ])
    .default({ type: 'Authorization' }),
});

export interface JwtSettings {
  key: KeyObject | JWTVerifyGetKey;
  algorithms: string[] | undefined;
  claimsNamespace: string;
  claimsPath: string | undefined;
  claimsAreText: boolean;
  audience: string | string[] | undefined;
  issuer: string | undefined;
  skewSeconds: number;
  header: { type: 'Authorization' } | { type: 'Cookie' | 'CustomHeader'; name: string };
}

/** Reads HASURA_GRAPHQL_JWT_SECRET. Its value is a secret, so the message never repeats any of it. */
export function readJwtSecret(text: string): JwtSettings {
  const parsed = shape.safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
    throw new ProjectError(`HASURA_GRAPHQL_JWT_SECRET is not valid${where}: ${issue?.message}.`);
  }
  const secret = parsed.data;
  const settings = {
    claimsNamespace: secret.claims_namespace ?? 'https://hasura.io/jwt/claims',
    claimsPath: secret.claims_namespace_path,
    claimsAreText: secret.claims_format === 'stringified_json',
    audience: secret.audience,
    issuer: secret.issuer,
    skewSeconds: secret.allowed_skew,
    header: secret.header,
  };
  if (secret.jwk_url !== undefined) {
    return { ...settings, key: createRemoteJWKSet(new URL(secret.jwk_url)), algorithms: undefined };
  }
  if (secret.type === undefined || secret.key === undefined) {
    throw new ProjectError('HASURA_GRAPHQL_JWT_SECRET needs type and key, or jwk_url.');
  }
  const algorithm = secret.type === 'Ed25519' ? 'EdDSA' : secret.type;
  return { ...settings, key: readKey(secret.type, secret.key), algorithms: [algorithm] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProjectError('HASURA_GRAPHQL_JWT_SECRET is not valid JSON.');
  }
}

function readKey(type: string, key: string): KeyObject {
  if (type.startsWith('HS')) {
    if (Buffer.byteLength(key) < Number(type.slice(2)) / 8) {
      throw new ProjectError(`HASURA_GRAPHQL_JWT_SECRET needs a longer key for ${type}.`);
    }
    return createSecretKey(Buffer.from(key));
  }
  try {
    return key.includes('CERTIFICATE') ? new X509Certificate(key).publicKey : createPublicKey(key);
  } catch (cause) {
    throw new ProjectError('HASURA_GRAPHQL_JWT_SECRET holds no readable public key.', { cause });
  }
}
