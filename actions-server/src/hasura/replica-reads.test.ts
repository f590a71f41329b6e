import { pino } from 'pino';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { sessionCookie, wroteCookie } from '#contract/account/cookies.ts';
import { limits } from '../../../local-stack/testing/speed.ts';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';
import { writeFakeBuild } from '../../testing/fake-renderer.ts';
import { startPageSite } from '../../testing/page-site.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createApp } from '../app.ts';
import { createProcessServices } from '../services.ts';
import { createSessionTokens } from '../session/session-token.ts';
import type { TypedDocument } from './graphql.ts';
import { createReplicaReads } from './replica-reads.ts';

type State = number | null | 'is down' | 'hangs' | 'refuses';

async function startEngine(first: State) {
  let state = first;
  const reads: unknown[] = [];
  const fake = await startFakeHasura((response, { body }) => {
    const asksDelay = body.query?.includes('replica_delay');
    if (!asksDelay) reads.push(body);
    if (state === 'hangs') return;
    if (state === 'is down') return void response.destroy();
    if (state === 'refuses') return answerJson(response, { errors: [{ message: 'cannot execute' }] });
    answerJson(response, { data: asksDelay ? { replica_delay: [{ seconds: state }] } : { services: [] } });
  });
  onTestFinished(fake.stop);
  return { url: fake.url, reads, set: (next: State) => void (state = next) };
}

async function startBoth(states: { primary: State; replica: State }) {
  const [primary, replica] = [await startEngine(states.primary), await startEngine(states.replica)];
  const env = testEnv({ HASURA_URL: primary.url, HASURA_READS_URL: replica.url });
  const reads = createReplicaReads(env, pino({ level: 'silent' }));
  onTestFinished(reads.close);
  const isFirst = () => (reads.urls(true)[0] === replica.url ? 'replica' : 'primary');
  return { env, primary, replica, reads, isFirst };
}

test.each<[string, State, State, 'primary' | 'replica']>([
  ['a replica that is 4 s late', 0, 4, 'replica'],
  ['one that is 5 s late', 0, 5, 'primary'],
  ['one that is 6 s late', 0, 6, 'primary'],
  ['one without a connection to the primary', 0, null, 'primary'],
  ['one that is down', 0, 'is down', 'primary'],
  ['one that hangs', 0, 'hangs', 'primary'],
  ['one that is late while the primary is down', 'is down', 60, 'replica'],
  ['one without a connection while the primary hangs', 'hangs', null, 'replica'],
  ['two that are down', 'is down', 'is down', 'primary'],
])('with %s visitors read at the right engine', async (_case, primary, replica, expected) => {
  const other = expected === 'replica' ? { primary: 0, replica: 9 } : { primary: 0, replica: 0 };
  const both = await startBoth(other);
  if (expected === 'primary') await expect.poll(both.isFirst).toBe('replica');
  both.primary.set(primary);
  both.replica.set(replica);
  await expect.poll(both.isFirst).toBe(expected);
});

test('what must not be late is read at the primary, and at the replica when that fails', async () => {
  const { reads, isFirst, primary, replica } = await startBoth({ primary: 0, replica: 0 });
  await expect.poll(isFirst).toBe('replica');
  expect(reads.urls(false)).toEqual([primary.url, replica.url]);
});

test('without a replica there is only the primary', () => {
  const env = testEnv({ HASURA_URL: 'http://primary' });
  expect(createReplicaReads(env, pino({ level: 'silent' })).urls(true)).toEqual(['http://primary']);
});

const services: TypedDocument<{ services: unknown[] }, object> = {
  definitions: ['query { services { id } }'],
};
const visitor = () => ({
  role: 'anonymous' as const,
  requestId: 'request-1',
  deadline: AbortSignal.timeout(limits.test),
  mayBeLate: true,
});

test.each<State>(['is down', 'hangs', 'refuses'])(
  'a read is asked again at the primary when the replica %s',
  async (fault) => {
    const { reads, isFirst, primary, replica } = await startBoth({ primary: 0, replica: 0 });
    await expect.poll(isFirst).toBe('replica');
    replica.set(fault);
    expect(await reads.hasura.query(services, {}, visitor())).toEqual({ services: [] });
    expect([replica.reads.length, primary.reads.length]).toEqual([1, 1]);
  },
);

test('a read is asked again at a late replica when the primary has failed', async () => {
  const { reads, primary, replica } = await startBoth({ primary: 0, replica: 60 });
  await reads.hasura.query(services, {}, visitor());
  primary.set('is down');
  expect(await reads.hasura.query(services, {}, visitor())).toEqual({ services: [] });
  expect([replica.reads.length, primary.reads.length]).toEqual([1, 2]);
});

test('only reads of visitors who wrote nothing are asked at the replica', async () => {
  const { env, primary, replica } = await startBoth({ primary: 0, replica: 0 });
  const processServices = createProcessServices();
  onTestFinished(async () => void (await Promise.all(processServices.closers.map((close) => close()))));
  const app = createApp(env, pino({ level: 'silent' }), processServices);
  const get = (cookie = '') => request(app).get('/api/laundromats').set('Cookie', cookie);
  await expect.poll(async () => (await get(), replica.reads.length)).toBeGreaterThan(0);
  const before = replica.reads.length;
  primary.reads.length = 0;

  const token = await createSessionTokens(env.JWT_KEY).sign({ id: crypto.randomUUID(), role: 'owner' });
  await get(`${sessionCookie}=${token}`);
  await get(`${wroteCookie}=1`);
  expect(primary.reads).toHaveLength(2);
  expect(replica.reads).toHaveLength(before);
});

async function startPages() {
  const { env, primary, replica } = await startBoth({ primary: 0, replica: 0 });
  const build = await writeFakeBuild();
  onTestFinished(build.remove);
  const site = await startPageSite(build, env);
  onTestFinished(site.close);
  const page = async (path: string) => (await fetch(`${site.url}/pages${path}`)).text();
  let turn = 0;
  await expect
    .poll(async () => (await page(`/live/${(turn += 1)}`), replica.reads.length))
    .toBeGreaterThan(0);
  primary.reads.length = 0;
  return { primary, replica, site, page };
}

test('a page is rendered at the primary when the replica fails', async () => {
  const { primary, replica, page } = await startPages();
  replica.set('is down');
  expect(await page('/live/other')).toContain('<title>/live/other</title>');
  expect(primary.reads).toHaveLength(1);
});

test('a page is rendered at the primary while its purge is younger than the delay', async () => {
  const { primary, site, page } = await startPages();
  await fetch(`${site.url}/events/laundromat_changed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hook-secret': testEnv().HOOK_SECRET },
    body: JSON.stringify({
      id: 'event-1',
      event: { data: { old: null, new: { slug: 'live-changed', is_active: true } } },
    }),
  });
  await page('/live/unchanged');
  expect(primary.reads).toHaveLength(0);
  await page('/laverie/live-changed?page=2');
  expect(primary.reads).toHaveLength(1);
});
