import { timingSafeEqual, createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { EngineSettings } from '../environment.ts';
import { GraphqlError } from '../errors/graphql-error.ts';
import type { Caller } from '../execute/executor.ts';
import { createVerifier, findToken } from './jwt.ts';

export type Identify = (headers: IncomingHttpHeaders) => Caller | Promise<Caller>;

const secretHeader = 'x-hasura-admin-secret';

/** Identifies callers by the admin secret, else by a token, else as anonymous visitors. */
export function createIdentify(settings: EngineSettings): Identify {
  const { adminSecret, jwt, unauthorizedRole } = settings;
  const verify = jwt && createVerifier(jwt);
  return async (headers) => {
    const secret = headers[secretHeader];
    // A caller who has sent the admin secret may choose a role.
    if (secret !== undefined) {
      if (!equal(String(secret), adminSecret)) {
        throw new GraphqlError('access-denied', 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"');
      }
      return fromHeaders(headers, 'admin');
    }
    const token = jwt && findToken(jwt, headers);
    if (verify && token !== undefined) {
      const claims = await verify(token);
      const role = headers['x-hasura-role']?.toString() ?? claims.defaultRole;
      if (!claims.allowedRoles.includes(role)) {
        throw new GraphqlError('access-denied', 'Your requested role is not in allowed roles');
      }
      return {
        role,
        session: new Map([...claims.session, ['x-hasura-role', role]]),
      };
    }
    if (unauthorizedRole !== undefined) {
      const caller = fromHeaders(headers, unauthorizedRole);
      caller.session.set('x-hasura-role', unauthorizedRole);
      return { ...caller, role: unauthorizedRole };
    }
    throw new GraphqlError(
      'access-denied',
      'x-hasura-admin-secret/x-hasura-access-key required, but not found',
    );
  };
}

function fromHeaders(headers: IncomingHttpHeaders, defaultRole: string): Caller {
  const session = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    if (name.startsWith('x-hasura-') && typeof value === 'string') session.set(name, value);
  }
  session.delete(secretHeader);
  const role = session.get('x-hasura-role') ?? defaultRole;
  session.set('x-hasura-role', role);
  return { role, session };
}

function equal(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
