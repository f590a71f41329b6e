import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEndpoint, type Endpoint } from './endpoint.ts';
import { caseFolders, readCases, type PermissionCase } from './permission-case.ts';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await openEndpoint();
  await endpoint.resetDataset();
});
afterAll(() => endpoint?.close());

/** An anonymous case comes without any header, so that the unauthorized role itself is under test. */
function headers(rule: PermissionCase): Record<string, string> {
  if (rule.role === 'anonymous') return {};
  return {
    'x-hasura-admin-secret': endpoint.adminSecret,
    'x-hasura-role': rule.role,
    ...(rule.user ? { 'x-hasura-user-id': rule.user } : {}),
  };
}

describe.each(caseFolders)('%s', (folder) => {
  const cases = readCases(folder);
  const writes = cases.some(({ rule }) => rule.query.trimStart().startsWith('mutation'));
  if (writes) beforeEach(() => endpoint.resetDataset());

  it.each(cases.map(({ file, rule }) => [rule.description, file, rule] as const))('%s (%s)', async (_description, _file, rule) => {
    const answer = await endpoint.graphql({ query: rule.query, variables: rule.variables }, headers(rule));
    expect(answer).toEqual(rule.response);
  });
});
