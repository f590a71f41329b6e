import { userRoles } from '#contract/account/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openEndpoint, type Endpoint } from './endpoint.ts';
import { caseFolders, readCases, type PermissionCase } from './permission-case.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await openEndpoint();
  await endpoint.resetDataset();
});
afterAll(() => endpoint?.close());

/** An anonymous case comes without any header, so that the unauthorized role itself is under test. */
function roleHeaders(rule: PermissionCase): Record<string, string> {
  if (rule.role === 'anonymous') return {};
  return {
    'x-hasura-admin-secret': endpoint.adminSecret,
    'x-hasura-role': rule.role,
    ...(rule.user ? { 'x-hasura-user-id': rule.user } : {}),
  };
}

const cookies = new Map<string, Promise<string>>();

/** The cookies that a browser would hold after signing in as the user of the case. */
async function cookieHeaders(rule: PermissionCase): Promise<Record<string, string>> {
  if (!rule.user) return {};
  if (rule.stale) {
    const role = rule.role === 'site_admin' ? 'admin' : z.enum(userRoles).parse(rule.role);
    return { cookie: await endpoint.sessionOf!(rule.user, role) };
  }
  if (!cookies.has(rule.user)) cookies.set(rule.user, endpoint.signIn!(rule.user));
  return { cookie: await cookies.get(rule.user)! };
}

/** Sessions are ours to give only where we run the servers; elsewhere the admin secret lends the role. */
const callers = [
  ['as a role lent by the admin secret', roleHeaders] as const,
  ...(process.env.HASURA_URL ? [] : [['as a signed-in user, by cookie', cookieHeaders] as const]),
];

describe.each(callers)('%s', (_caller, headers) => {
  describe.each(caseFolders)('%s', (folder) => {
    const cases = readCases(folder);
    it.each(cases.map(({ file, rule }) => [rule.description, file, rule] as const))(
      '%s (%s)',
      async (_description, _file, rule) => {
        const answer = await endpoint.graphql({ query: rule.query, variables: rule.variables }, await headers(rule));
        const wrote = rule.query.trimStart().startsWith('mutation') && 'data' in (answer as object);
        if (wrote) await endpoint.resetDataset();
        expect(answer).toEqual(rule.response);
      },
    );
  });
});
