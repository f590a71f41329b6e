import { join } from 'node:path';
import { hasuraRoles, userRoles } from '../../contract/account/roles.ts';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { z } from 'zod';
import { openEndpoint, type Endpoint } from './endpoint.ts';
import { datasetUsers, permissionCases, type PermissionCase } from './permission-case.ts';
import { hiddenInReach, readSchema, roleAccess } from './role-access.ts';

type Requester = Pick<PermissionCase, 'role' | 'user' | 'stale'>;

let endpoint: Endpoint;
let everything: GraphQLSchema;
beforeAll(async () => {
  endpoint = await openEndpoint();
  await endpoint.resetDataset();
  everything = await readSchema(endpoint, { 'x-hasura-admin-secret': endpoint.adminSecret });
});
afterAll(() => endpoint?.close());

/** Anonymous requests carry no header, so they test the role that Hasura gives to requests without a token. */
function roleHeaders({ role, user }: Requester): Record<string, string> {
  if (role === 'anonymous') return {};
  return {
    'x-hasura-admin-secret': endpoint.adminSecret,
    'x-hasura-role': role,
    ...(user ? { 'x-hasura-user-id': user } : {}),
  };
}

/** Cookies are renewed after this time: an administrator's session lasts two minutes. */
const signedInForMs = 60_000;
const cookies = new Map<string, { cookie: Promise<string>; at: number }>();

async function cookieHeaders({ role, user, stale }: Requester): Promise<Record<string, string>> {
  if (!user) return {};
  if (stale) {
    const userRole = role === 'site_admin' ? 'admin' : z.enum(userRoles).parse(role);
    return { cookie: await endpoint.sessionOf(user, userRole) };
  }
  let session = cookies.get(user);
  if (!session || Date.now() - session.at > signedInForMs) {
    session = { cookie: endpoint.signIn(user), at: Date.now() };
    cookies.set(user, session);
  }
  return { cookie: await session.cookie };
}

const credentials = [
  ['as a role lent by the admin secret', roleHeaders],
  ['as a signed-in user, by cookie', cookieHeaders],
] as const;

describe.each(credentials)('%s', (_credential, headers) => {
  describe.each(hasuraRoles)('%s', (role) => {
    it('reaches the fields and sends the documents of its table of access (npx vitest run --project permissions -u), and no others', async () => {
      const schema = await readSchema(endpoint, await headers({ role, user: datasetUsers[role] }));
      const access = roleAccess(schema, everything);
      await expect(stringify(access)).toMatchFileSnapshot(
        join(import.meta.dirname, 'access', `${role}.yaml`),
      );
      expect(hiddenInReach(schema, access.hidden)).toEqual([]);
    });
  });

  describe.each([...permissionCases])('%s', (_table, cases) => {
    it.each([...cases].map(([name, rule]) => [rule.description, name, rule] as const))(
      '%s (%s)',
      async (_description, _name, rule) => {
        const answer = await endpoint.graphql(
          { query: rule.query, variables: rule.variables },
          await headers(rule),
        );
        const wrote = rule.query.trimStart().startsWith('mutation') && 'data' in (answer as object);
        if (wrote) await endpoint.resetDataset();
        expect(answer).toEqual(rule.response);
      },
    );
  });
});
