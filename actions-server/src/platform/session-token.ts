import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { hasuraRole, userRoles, type UserRole } from '#contract/roles.ts';

/** Who is signed in, as the token tells it: Hasura's superuser role is not even a possible value. */
export interface Session {
  role: 'client' | 'owner' | 'site_admin';
  userId: string;
}

export const sessionSeconds = 15 * 60;
const claimsKey = 'https://hasura.io/jwt/claims';

const claims = z.object({
  [claimsKey]: z.object({
    'x-hasura-default-role': z.enum(['client', 'owner', 'site_admin']),
    'x-hasura-user-id': z.guid(),
  }),
});

/** Makes and reads the tokens that Hasura reads as well, under the key that it was given. */
export interface SessionTokens {
  sign(user: { id: string; role: UserRole }): Promise<string>;
  /** Undefined for a token that is expired, forged, of another algorithm or of another shape. */
  verify(token: string): Promise<Session | undefined>;
}

export function createSessionTokens(jwtKey: string): SessionTokens {
  const key = new TextEncoder().encode(jwtKey);
  return {
    sign({ id, role }) {
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
        .setIssuedAt()
        .setExpirationTime(`${sessionSeconds}s`)
        .sign(key);
    },
    async verify(token) {
      try {
        const options = { algorithms: ['HS256'], requiredClaims: ['exp', 'sub'] };
        const { payload } = await jwtVerify(token, key, options);
        const { [claimsKey]: own } = claims.parse(payload);
        return { role: own['x-hasura-default-role'], userId: own['x-hasura-user-id'] };
      } catch {
        return undefined;
      }
    },
  };
}
