import { buildSchema, graphqlSync } from 'graphql';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../local-stack/free-port.ts';
import { localRuns, runChecks } from './checks.ts';
import { type Row } from './results.ts';
import { differences } from './schema-check.ts';
import { remoteServer } from './server.ts';

const projectFolder = path.resolve(import.meta.dirname, '..', '..');
const sdl = 'type Query { services: [Service!]! } type Service { id: ID! name: String }';
const schemas = { admin: sdl, anonymous: sdl, client: sdl, owner: sdl, site_admin: sdl };

type Answer = (path: string, body: { query?: string; type?: string }, role: string) => unknown;

async function startFakeHasura(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const role = String(request.headers['x-hasura-role'] ?? 'anonymous');
      const body = text ? (JSON.parse(text) as { query?: string }) : {};
      const found = answer(request.url ?? '', body, role);
      const isText = typeof found === 'string';
      response.writeHead(200, { 'content-type': isText ? 'text/html' : 'application/json' });
      response.end(isText ? found : JSON.stringify(found));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const healthy =
  (graphql: Answer): Answer =>
  (route, body, role) => {
    if (route === '/healthz') return 'OK';
    if (route === '/v1/version') return { version: 'v2.48.5-ce' };
    if (route === '/v2/query') return { result_type: 'CommandOk' };
    if (body.type === 'get_inconsistent_metadata') return { is_consistent: true, inconsistent_objects: [] };
    if (body.query === '{ __typename }') return { data: { __typename: 'query_root' } };
    return graphql(route, body, role);
  };

const check = (url: string, ...names: string[]) =>
  runChecks({
    ...remoteServer({ url, adminSecret: 'secret' }),
    schemas: () => Promise.resolve(schemas),
    named: new Set(names),
  });

const failed = (rows: Row[]) => rows.filter(({ outcome }) => outcome === 'failed');

test('a server that does not answer is a failed row, and nothing else is tried', async () => {
  const rows = await check(`http://127.0.0.1:${await freePort()}`, 'schemas', 'permissions');
  expect(rows.map(({ check: name, outcome }) => [name, outcome])).toEqual([
    ['server', 'failed'],
    ['schemas', 'omitted'],
    ['permissions', 'omitted'],
  ]);
  expect(rows[0]!.detail).toContain('does not answer: ECONNREFUSED');
});

test('the page of a captive portal is a failed row', async () => {
  const url = await startFakeHasura(() => '<html><title>Sign in to the Wi-Fi</title>');
  const [row] = await check(url);
  expect(row).toMatchObject({ check: 'server', outcome: 'failed' });
  expect(row!.detail).toContain('200 with text/html, not Hasura: <html>');
});

test('HTML in the middle of a check is a failed row, and the next check runs', async () => {
  const url = await startFakeHasura(healthy(() => '<html>maintenance'));
  const rows = await check(url, 'schemas', 'sessions');
  expect(failed(rows).map(({ check: name }) => name)).toEqual(
    expect.arrayContaining(['schemas', 'sessions']),
  );
  expect(failed(rows)[0]!.detail).toContain('not Hasura: <html>maintenance');
});

test('inconsistent metadata is a failed row that names the object', async () => {
  const inconsistent = { type: 'table', name: 'public.reviews', reason: 'no such table exists' };
  const url = await startFakeHasura((route, body, role) =>
    body.type === 'get_inconsistent_metadata'
      ? { is_consistent: false, inconsistent_objects: [inconsistent] }
      : healthy(() => ({ data: {} }))(route, body, role),
  );
  const rows = await check(url, 'server');
  expect(failed(rows).map(({ detail }) => detail)).toEqual(['table public.reviews: no such table exists']);
});

test('a wrong schema is a failed row of its role', async () => {
  const url = await startFakeHasura(
    healthy((_route, { query = '' }, role) => {
      const changed = role === 'client' ? sdl.replace('name: String', '') : sdl;
      return graphqlSync({ schema: buildSchema(changed), source: query });
    }),
  );
  const rows = await check(url, 'schemas');
  expect(failed(rows).map(({ part }) => part)).toEqual(['client']);
  expect(failed(rows)[0]!.detail).toContain('Service lacks name: String');
});

test('a missing permission is a failed row of its table', async () => {
  const url = await startFakeHasura(
    healthy(() => ({ errors: [{ message: 'no such field', extensions: { code: 'validation-failed' } }] })),
  );
  const rows = await check(url, 'permissions');
  const services = rows.find(({ part }) => part === 'services');
  expect(services).toMatchObject({ outcome: 'failed' });
  expect(services!.detail).toContain('anonymous-read: {"errors"');
});

test('descriptions, the order of fields and what our engine leaves out are no differences', () => {
  const one = buildSchema(
    'type Query { a(c: c_insert_input): Int b: Int } input c_insert_input { d: Int } type c_aggregate_fields { count: Int }',
  );
  const other = buildSchema(`
    "Text" type Query { b: Int "Text" a(c: c_insert_input, _inc: c_inc_input): Int update_c_many(updates: c_updates): Int }
    input c_insert_input { e: e_obj_rel_insert_input d: Int }
    input e_obj_rel_insert_input { data: Int }
    type c_aggregate_fields { count(columns: [c_select_column!], distinct: Boolean): Int avg: c_avg_fields }
    type c_avg_fields { d: Float }
    enum c_select_column { d }
    input c_inc_input { d: Int }
    input c_updates { _inc: c_inc_input }
    type subscription_root { c: Int }
    schema { query: Query subscription: subscription_root }`);
  expect(differences(one, other)).toEqual([]);
  const changed =
    'type Query { a: String b: Int } type More { a: Int } input c_insert_input { d: Int } type c_aggregate_fields { count: Int }';
  expect(differences(one, buildSchema(changed))).toEqual([
    'More is not in our schema',
    'Query lacks a(c: c_insert_input): Int',
    'Query also has a: String',
  ]);
});

test('our engine is checked for its allow list only while it has one', () => {
  expect(localRuns(new Set(['allow-list']))).toEqual({
    withoutList: new Set(['server']),
    withList: new Set(['allow-list']),
  });
  expect(localRuns(new Set(['schemas'])).withList.size).toBe(0);
  const { withoutList, withList } = localRuns(new Set());
  expect([withoutList.has('operations'), withoutList.has('allow-list')]).toEqual([true, false]);
  expect(withList).toEqual(new Set(['allow-list', 'operations']));
});

test('the command prints every row and ends with 1, and with 2 for an unknown check', () => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/command.ts', 'check', 'hasura', ...options], {
      cwd: projectFolder,
      encoding: 'utf8',
      env: { ...process.env, HASURA_ADMIN_SECRET: 'x' },
    });
  const down = run('--url', 'http://127.0.0.1:9', '--only', 'schemas');
  expect(down.stdout).toMatch(/✗ server: answers[^]*– schemas: all[^]*0 passed, 1 failed, 1 omitted/);
  expect(down.status).toBe(1);
  const unknown = run('--only', 'everything');
  expect(unknown.stderr).toContain('Unknown checks: everything. There are server, schemas,');
  expect(unknown.status).toBe(2);
});
