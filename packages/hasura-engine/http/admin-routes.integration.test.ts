import { expect, test } from 'vitest';
import { useProject } from '../testing/project-fixture.ts';

const project = useProject({ sql: '', tables: [] });

const answer = async (method: string, path: string, headers: Record<string, string>) => {
  const body = method === 'POST' ? JSON.stringify({ type: 'export_metadata', args: {} }) : undefined;
  const response = await fetch(`${project.engine.url}${path}`, { method, headers, body });
  return { status: response.status, ...((await response.json()) as object) };
};

const secret = { 'x-hasura-admin-secret': 'secret-of-a-test' };

test.each(['/v1/query', '/v1/metadata', '/v2/query'])(
  '%s is refused to other roles, and unsupported for admin',
  async (path) => {
    expect(await answer('POST', path, {})).toEqual({
      status: 401,
      path: '$',
      error: 'x-hasura-admin-secret/x-hasura-access-key required, but not found',
      code: 'access-denied',
    });
    expect(await answer('POST', path, { ...secret, 'x-hasura-role': 'reader' })).toEqual({
      status: 400,
      path: '$.args',
      error: 'restricted access : admin only',
      code: 'access-denied',
    });
    expect(await answer('POST', path, secret)).toMatchObject({ status: 400, code: 'not-supported' });
  },
);

test('the other routes for administrators are refused to other roles', async () => {
  expect(await answer('GET', '/v1alpha1/config', { ...secret, 'x-hasura-role': 'reader' })).toEqual({
    status: 400,
    path: '$',
    error: 'You have to be an admin to access this endpoint',
    code: 'access-denied',
  });
});

test('there are no REST endpoints', async () => {
  expect(await answer('GET', '/api/rest/books', secret)).toEqual({
    status: 404,
    path: '$',
    error: 'Endpoint not found',
    code: 'not-found',
  });
});
