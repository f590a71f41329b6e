import { createServer, type Server } from 'node:http';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenForActions, type ActionsListener } from '../../../local-stack/actions-listener.ts';
import { writeFakeBuild, type FakeBuild } from '../../testing/fake-renderer.ts';
import { setUpServer, visitor, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let build: FakeBuild;
/** Accepts connections and never answers. */
let slow: Server;
let other: ActionsListener & { stop(): Promise<unknown> };

beforeAll(async () => {
  build = await writeFakeBuild();
  slow = createServer(() => undefined).listen(0, '127.0.0.1');
  const listener = await listenForActions();
  const { port } = slow.address() as { port: number };
  setup = await setUpServer({
    APP_SHELL: build.shellPath,
    PAGE_RENDERER: build.rendererPath,
    // Slow, down, without an address, and well; itself is added below.
    PEER_URLS: [`http://127.0.0.1:${port}`, 'http://127.0.0.1:9', 'http://none.invalid', listener.url],
  });
  const { app, stop } = setup.stoppableApp();
  listener.serve(app);
  other = { ...listener, stop };
});
afterAll(async () => {
  slow?.closeAllConnections();
  slow?.close();
  await other?.stop();
  await setup?.close();
  await other?.close();
  await build?.remove();
});

/** Returns a page as both servers show it. Each rendering has another text. */
async function shown(path: string) {
  const own = await setup.send(visitor, 'get', `/pages${path}`);
  const others = await request(other.url).get(`/pages${path}`);
  return [own.text, others.text];
}

const purge = (body: object, secret = 'test-hook-secret') =>
  request(other.url).post('/peers/purged-pages').set('x-hook-secret', secret).send(body);

test('a change is shown by all servers, whichever one gets the event, and no peer that is down or slow delays it', async () => {
  const laundromat = await setup.addLaundromat();
  const { rows } = await setup.sql.query('select slug from laundromats where id = $1', [laundromat]);
  const path = `/laverie/${rows[0].slug}`;
  const waiting = () => setup.count('hdb_catalog.event_log', 'not delivered');
  await expect.poll(waiting).toBe(0);
  const before = await shown(path);
  await setup.sql.query(`update laundromats set name = 'Laverie du Port' where id = $1`, [laundromat]);
  await expect.poll(async () => (await shown(path)).filter((text) => before.includes(text))).toEqual([]);
});

test('a purge without the secret is refused', async () => {
  const before = await shown('/directory');
  expect((await purge({ paths: ['/directory'] }, 'guessed')).status).toBe(401);
  expect(await shown('/directory')).toEqual(before);
  expect((await purge({ paths: ['/directory'] })).status).toBe(204);
  expect((await shown('/directory'))[1]).not.toBe(before[1]);
});

test.each([[[]], [Array.from({ length: 11 }, () => '/')], [['/'.repeat(301)]], ['/']])(
  'a purge of other than one to ten paths is refused (%#)',
  async (paths) => {
    expect((await purge({ paths })).status).toBe(400);
  },
);
