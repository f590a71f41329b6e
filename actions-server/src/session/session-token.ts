import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { sessionSeconds } from '#contract/account/cookies.ts';
import { hasuraRole, userRoles, type UserRole } from '#contract/account/roles.ts';
import { rowId } from '#contract/validation/row-id.ts';

export interface Session {
  role: 'client' | 'owner' | 'site_admin';
  userId: string;
}

const claimsKey = 'https://hasura.io/jwt/claims';

const claims = z.object({
  [claimsKey]: z.object({
    'x-hasura-default-role': z.enum(['client', 'owner', 'site_admin']),
    'x-hasura-user-id': rowId(),
  }),
});

export type SessionTokens = ReturnType<typeof createSessionTokens>;

/**
 * Signs with `jwtKey`, without the time of issue: Hasura refuses a token from the future, and clocks differ. Tokens of
 * the previous key stay valid until they expire.
 */
export function createSessionTokens(
  jwtKey: string,
  previousKey?: string,
  secondsOf: (role: string) => number = sessionSeconds,
) {
  const key = encoded(jwtKey);
  const readable = [jwtKey, previousKey].filter((given) => given !== undefined).map(encoded);
  return {
    sign({ id, role }: { id: string; role: UserRole }): Promise<string> {
      const acting = hasuraRole(z.enum(userRoles).parse(role));
      return new SignJWT({
        [claimsKey]: {
          'x-hasura-allowed-roles': [acting],
          'x-hasura-default-role': acting,
          'x-hasura-user-id': id,
        },
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(id)
        .setExpirationTime(`${secondsOf(role)}s`)
        .sign(key);
    },
    /** Resolves to undefined for a token that is expired, forged, of another algorithm or of another shape. */
    async verify(token: string): Promise<Session | undefined> {
      const readings = await Promise.all(readable.map((candidate) => readToken(token, candidate)));
      return readings.find((session) => session !== undefined);
    },
  };
}

async function readToken(token: string, key: Uint8Array): Promise<Session | undefined> {
  try {
    const options = { algorithms: ['HS256'], requiredClaims: ['exp', 'sub'] };
    const { payload } = await jwtVerify(token, key, options);
    const { [claimsKey]: own } = claims.parse(payload);
    return { role: own['x-hasura-default-role'], userId: own['x-hasura-user-id'] };
  } catch {
    return undefined;
  }
}

const encoded = (key: string) => new TextEncoder().encode(key);
