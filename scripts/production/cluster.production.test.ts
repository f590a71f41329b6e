import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowedDocument } from '../../local-stack/allowed-operations.ts';
import { freePort } from '../../local-stack/free-port.ts';
import { withClient } from '../../local-stack/with-client.ts';
import { startCluster, type Cluster } from '../cluster/cluster.ts';
import { waitFor } from './wait.ts';

let folder: string;
let cluster: Cluster;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-cluster-'));
  cluster = await startCluster(path.join(folder, 'cluster'), await freePort(), { rateLimitFactor: 1000 });
});
afterAll(async () => {
  await cluster?.close();
  await rm(folder, { recursive: true, force: true });
});

async function duringFault(happens: () => Promise<void> | void) {
  const results: boolean[] = [];
  const ids: string[] = [];
  const send = async (address: string, init?: RequestInit) => {
    const answer = await fetch(`${cluster.url}${address}`, init).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    results.push(answer?.ok === true);
    return answer?.ok === true;
  };
  const write = async () => {
    const id = randomUUID();
    const message = { id, name: 'Camille', email: 'camille@example.com', message: `Bonjour ${id}` };
    const headers = { 'content-type': 'application/json' };
    if (await send('/api/contact', { method: 'POST', headers, body: JSON.stringify(message) })) ids.push(id);
  };
  const open: Promise<unknown>[] = [];
  const sending = setInterval(() => {
    open.push(send('/', { headers: { accept: 'text/html' } }), send('/api/laundromats?limit=2'), write());
  }, 200);
  try {
    await sleep(1_000);
    await happens();
    await sleep(6_000);
  } finally {
    clearInterval(sending);
  }
  await Promise.all(open);
  const stored = await withClient(cluster.databases.url(), async (database) => {
    const sql = 'select count(*)::int as stored from contacts where id = any ($1::uuid[])';
    return (await database.query<{ stored: number }>(sql, [ids])).rows[0]!.stored;
  });
  expect(ids.length).toBeGreaterThan(0);
  return { failed: results.filter((isOk) => !isOk).length / results.length, lost: ids.length - stored };
}

test('a killed server fails few requests, loses no write and is back', async () => {
  const { failed, lost } = await duringFault(() => cluster.processes.signal('actions-server-1', 'SIGKILL'));
  expect(lost).toBe(0);
  expect(failed).toBeLessThan(0.03);
  await waitFor('the server', () => cluster.isUp('actions-server-1'));
});

test('a hung server gets no requests after some seconds, and loses no write', async () => {
  const { lost } = await duringFault(async () => {
    cluster.processes.signal('actions-server-2', 'SIGSTOP');
    await waitFor('the balancer', async () => !(await cluster.isUp('actions-server-2')));
    expect((await fetch(`${cluster.url}/api/services`)).status).toBe(200);
    cluster.processes.signal('actions-server-2', 'SIGCONT');
  });
  expect(lost).toBe(0);
  await waitFor('the server', () => cluster.isUp('actions-server-2'));
});

test('a killed PgBouncer loses no write, and requests succeed again', async () => {
  const { lost } = await duringFault(() => cluster.processes.signal('pgbouncer', 'SIGKILL'));
  expect(lost).toBe(0);
  await waitFor('a search', async () => (await fetch(`${cluster.url}/api/services`)).ok);
});

const query = (headers: Record<string, string> = {}) =>
  fetch(`${cluster.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: allowedDocument('app_Services') }),
  });
const isGood = async (answer: Response) => answer.ok && 'data' in ((await answer.json()) as object);

test('anyone who writes gets a cookie with which they read at the primary for ten seconds', async () => {
  const cookie = 'lavoir_wrote=1; Max-Age=10; Path=/; HttpOnly; SameSite=Lax';
  const counts = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const written = await fetch(`${cluster.url}/api/contact`, counts);
  expect(written.headers.get('set-cookie')).toBe(cookie);
  expect((await query()).headers.get('set-cookie')).toBe(cookie);
  const marked = { 'x-lavoir-query': '1' };
  expect((await query(marked)).headers.get('set-cookie')).toBeNull();
});

test('without the primary visitors go on reading, and members do after the promotion', async () => {
  const marked = { 'x-lavoir-query': '1' };
  expect(await isGood(await query(marked))).toBe(true);
  await cluster.processes.stop(cluster.databases.primary(), 'SIGKILL');
  const answers: boolean[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const answer = fetch(`${cluster.url}/api/laundromats?limit=2&page=${turn + 1}`);
    answers.push(await isGood(await query(marked)), (await answer).ok);
    await sleep(200);
  }
  expect(answers.filter((isOk) => !isOk)).toHaveLength(0);
  await cluster.promote();
  await waitFor('a query of a member', async () => isGood(await query()));
  await cluster.addReplica();
  expect(await isGood(await query(marked))).toBe(true);
});
