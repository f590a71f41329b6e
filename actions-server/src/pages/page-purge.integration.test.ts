import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFakeBuild, type FakeBuild } from '../../testing/fake-renderer.ts';
import { setUpServer, visitor, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let build: FakeBuild;
let other: ReturnType<ServerSetup['stoppableApp']>;

beforeAll(async () => {
  build = await writeFakeBuild();
  setup = await setUpServer({ APP_SHELL: build.shellPath, PAGE_RENDERER: build.rendererPath });
  other = setup.stoppableApp();
});
afterAll(async () => {
  await other?.stop();
  await setup?.close();
  await build?.remove();
});

const areListening = `datname = current_database() and query = 'listen purged_pages' and state = 'idle'`;
const listening = () => setup.count('pg_stat_activity', areListening);

async function shown(path: string) {
  const own = await setup.send(visitor, 'get', `/pages${path}`);
  const others = await request(other.app).get(`/pages${path}`);
  return [own.text, others.text];
}

test('a change is shown by all servers, whichever one gets the event', async () => {
  const laundromat = await setup.addLaundromat();
  const { rows } = await setup.sql.query('select slug from laundromats where id = $1', [laundromat]);
  const path = `/laverie/${rows[0].slug}`;
  const waiting = () => setup.count('hdb_catalog.event_log', 'not delivered');
  await expect.poll(waiting).toBe(0);
  await expect.poll(listening).toBe(2);
  const [before, faq] = [await shown(path), await shown('/faq')];
  expect(await shown(path)).toEqual(before);
  await setup.sql.query(`update laundromats set name = 'Laverie du Port' where id = $1`, [laundromat]);
  await expect.poll(async () => (await shown(path)).filter((text) => before.includes(text))).toEqual([]);
  expect(await shown('/faq')).toEqual(faq);
});

test('a server that lost its connection drops all pages and listens again', async () => {
  const before = await shown('/faq');
  await setup.sql.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${areListening}`);
  await expect.poll(listening).toBe(2);
  await expect.poll(async () => (await shown('/faq')).filter((text) => before.includes(text))).toEqual([]);
  const [, page] = await shown('/faq');
  await setup.sql.query(`select pg_notify('purged_pages', '/faq')`);
  await expect.poll(async () => (await shown('/faq'))[1]).not.toBe(page);
});
