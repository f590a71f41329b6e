import type { Express } from 'express';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { frenchMonthOf } from '#contract/statistics/count-kinds.ts';
import { setUpServer, type ServerSetup } from '../../testing/server-setup.ts';
import { DatabaseUnavailable } from '../db/database-error.ts';
import { createLogger } from '../telemetry/logger.ts';
import { addCounts, type CountWrite } from './add-counts.ts';
import { createCounter } from './counter.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const thisMonth = frenchMonthOf(new Date());

let setup: ServerSetup;
let laundromat: string;
beforeAll(async () => {
  setup = await setUpServer();
});
beforeEach(async () => {
  laundromat = await setup.addLaundromat();
});
afterAll(() => setup?.close());

const batchOf = (counts: object) => ({ id: randomUUID(), ...counts });
const post = (app: Express, body: object, headers: Record<string, string> = {}) =>
  request(app)
    .post('/api/counts')
    .set({ 'User-Agent': firefox, ...headers })
    .send(body);

async function serving(use: (app: Express) => Promise<void>, changes: Partial<ServerSetup['env']> = {}) {
  const { app, stop } = setup.stoppableApp(changes);
  await use(app);
  await stop();
}

async function counts(id = laundromat): Promise<Record<string, number>> {
  const { rows } = await setup.sql.query<{ kind: string; count: number }>(
    'select kind, count from laundromat_counts where laundromat_id = $1 and month = $2 order by kind',
    [id, thisMonth],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

describe('a count', () => {
  test('is added up by kind, and written when the server stops', async () => {
    const other = await setup.addLaundromat();
    await serving(async (app) => {
      await post(app, batchOf({ shown: [laundromat, other], opened: [laundromat] })).expect(204);
      await post(app, batchOf({ shown: [laundromat, laundromat], called: [laundromat] })).expect(204);
      await post(app, batchOf({ directions: [other], saved: [other] })).expect(204);
    });
    expect(await counts()).toEqual({ shown: 2, opened: 1, called: 1 });
    expect(await counts(other)).toEqual({ shown: 1, directions: 1, saved: 1 });
    await serving(async (app) => void (await post(app, batchOf({ shown: [laundromat] }))));
    expect(await counts()).toEqual({ shown: 3, opened: 1, called: 1 });
  });

  test('of one laundromat in eighty spellings is one', async () => {
    const spelled = (index: number) =>
      laundromat.replace(/[a-f]/g, (letter, at: number) =>
        (index >> (at % 7)) & 1 ? letter.toUpperCase() : letter,
      );
    await serving(async (app) => {
      const shown = Array.from({ length: 80 }, (_, index) => spelled(index));
      await post(app, batchOf({ shown })).expect(204);
    });
    expect(await counts()).toEqual({ shown: 1 });
  });

  test('of a batch sent twice is added once', async () => {
    const batch = batchOf({ opened: [laundromat] });
    await serving(async (app) => {
      await Promise.all([1, 2, 3].map(() => post(app, batch).expect(204)));
    });
    expect(await counts()).toEqual({ opened: 1 });
  });

  test('of one address is added five times a day, and the figure says so from then on', async () => {
    const marked = async () =>
      (
        await setup.sql.query('select count, is_capped from laundromat_counts where laundromat_id = $1', [
          laundromat,
        ])
      ).rows;
    await serving(async (app) => {
      const send = (index: number) =>
        post(app, batchOf({ called: [laundromat] }), { 'X-Forwarded-For': `2001:db8:5:${index}::1` });
      for (let batch = 0; batch < 5; batch += 1) await send(batch).expect(204);
      await vi.waitFor(async () => expect(await marked()).toEqual([{ count: 5, is_capped: false }]));
      await send(6).expect(204);
      await send(7).expect(204);
    });
    expect(await marked()).toEqual([{ count: 5, is_capped: true }]);
  });

  test('of an unpublished laundromat, a deleted or a forged one is ignored, with the answer of any other', async () => {
    const hidden = await setup.addLaundromat({ active: false });
    const deleted = await setup.addLaundromat();
    await serving(async (app) => {
      await post(app, batchOf({ opened: [deleted] }));
      await setup.sql.query('delete from laundromats where id = $1', [deleted]);
      const answers = await Promise.all(
        [laundromat, hidden, randomUUID()].map((id) => post(app, batchOf({ opened: [id] }))),
      );
      expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [204, '']));
    });
    expect(await counts()).toEqual({ opened: 1 });
    expect(await setup.count('laundromat_counts', 'laundromat_id in ($1, $2)', hidden, deleted)).toBe(0);
  });

  test.each([
    [
      'Googlebot',
      { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a program', { 'User-Agent': 'curl/8.5.0' }],
    ['a sender without a name', { 'User-Agent': '' }],
    ['a page loaded in advance', { 'Sec-Purpose': 'prefetch;prerender' }],
  ])('by %s is ignored', async (_name, headers) => {
    await serving(
      async (app) => void (await post(app, batchOf({ opened: [laundromat] }), headers).expect(204)),
    );
    expect(await counts()).toEqual({});
  });

  test('needs no session and reads none', async () => {
    await serving(async (app) => {
      const { status, headers } = await post(app, batchOf({ opened: [laundromat] }), {
        Cookie: 'session=forged; Path=/',
      });
      expect([status, headers['set-cookie']]).toEqual([204, undefined]);
    });
    expect(await counts()).toEqual({ opened: 1 });
  });

  test('from the page of another site is refused', async () => {
    await serving(async (app) => {
      await post(app, batchOf({ opened: [laundromat] }), { Origin: 'https://elsewhere.example' }).expect(403);
    });
    expect(await counts()).toEqual({});
  });
});

test.each([
  ['more than a hundred laundromats', 400, () => ({ shown: many(101) })],
  ['more than a hundred over all kinds', 400, () => ({ shown: many(60), opened: many(60) })],
  ['ten thousand laundromats', 413, () => ({ shown: many(10_000) })],
  ['something else than an id', 400, () => ({ shown: ["1' or '1'='1"] })],
  ['another kind', 400, () => ({ bought: [randomUUID()] })],
])('a batch with %s is refused', async (_name, status, counts) => {
  await serving(async (app) => {
    const answer = await post(app, batchOf(counts()));
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
  });
});

test('an address that sends too much is refused for a while', async () => {
  await serving(
    async (app) => {
      const statuses = [];
      for (let round = 0; round < 4; round += 1) statuses.push((await post(app, batchOf({}))).status);
      expect(statuses).toEqual([204, 204, 204, 429]);
    },
    { RATE_LIMIT_FACTOR: 0.01 },
  );
});

describe('while the database fails', () => {
  const logger = createLogger({ LOG_LEVEL: 'silent' });
  const counterOf = (add: (write: CountWrite) => Promise<void>) =>
    createCounter({ add, logger, writeEveryMs: 10 });

  test('counts wait and are added later', async () => {
    let refused = 0;
    let isDown = true;
    const counter = counterOf(async (write) => {
      if (isDown && (refused += 1)) throw new DatabaseUnavailable('down');
      await addCounts(setup.db, write);
    });
    counter.add(batchOf({ opened: [laundromat] }), 'a');
    await vi.waitFor(() => expect(refused).toBeGreaterThan(2));
    counter.add(batchOf({ opened: [laundromat], saved: [laundromat] }), 'a');
    expect(await counts()).toEqual({});
    isDown = false;
    await vi.waitFor(async () => expect(await counts()).toEqual({ opened: 2, saved: 1 }));
    await counter.close();
  });

  test('a write whose answer was lost is added once', async () => {
    let lost = 0;
    const counter = counterOf(async (write) => {
      await addCounts(setup.db, write);
      if (lost < 2 && (lost += 1)) throw new DatabaseUnavailable('the answer was lost');
    });
    counter.add(batchOf({ opened: [laundromat] }), 'a');
    await vi.waitFor(() => expect(lost).toBe(2));
    counter.add(batchOf({ called: [laundromat] }), 'a');
    await vi.waitFor(async () => expect(await counts()).toEqual({ opened: 1, called: 1 }));
    await counter.close();
  });
});

describe('adding counts', () => {
  const add = (added: CountWrite['counts'], id = randomUUID()) => addCounts(setup.db, { id, counts: added });
  const count = (month: string, one = 1) => ({
    laundromat_id: laundromat,
    month,
    kind: 'opened',
    count: one,
    is_capped: false,
  });

  test('ignores other months than this one and the last', async () => {
    const months = [-1, 0, 1, 2].map((ago) => frenchMonthOf(new Date(), ago));
    await add(months.map((month) => count(month)));
    const { rows } = await setup.sql.query<{ month: string }>(
      'select month::text from laundromat_counts where laundromat_id = $1 order by month desc',
      [laundromat],
    );
    expect(rows.map(({ month }) => month)).toEqual(months.slice(1, 3));
  });

  test('ignores a count that is not positive or absurdly high', async () => {
    await add([count(thisMonth, 0), count(thisMonth, -5), count(thisMonth, 100_001), count(thisMonth, 7)]);
    expect(await counts()).toEqual({ opened: 7 });
  });

  test('stays within an integer', async () => {
    await setup.sql.query(`insert into laundromat_counts values ($1, $2, 'opened', 2147483647)`, [
      laundromat,
      thisMonth,
    ]);
    await add([count(thisMonth)]);
    expect(await counts()).toEqual({ opened: 2_147_483_647 });
  });

  test('adds what several servers write at once, and a repeated write once', async () => {
    const repeated = randomUUID();
    const ids = [repeated, repeated, randomUUID(), randomUUID()];
    await Promise.all(ids.map((id) => add([count(thisMonth)], id)));
    expect(await counts()).toEqual({ opened: 3 });
  });

  test('adds a write once that is repeated hours later', async () => {
    const id = randomUUID();
    await add([count(thisMonth)], id);
    await setup.sql.query(`update count_writes set written_at = now() - interval '2 hours' where id = $1`, [
      id,
    ]);
    await add([count(thisMonth)], id);
    expect(await counts()).toEqual({ opened: 1 });
  });
});

test('counts are deleted after 25 months', async () => {
  const months = [0, 25, 26].map((ago) => frenchMonthOf(new Date(), ago));
  for (const month of months)
    await setup.sql.query(`insert into laundromat_counts values ($1, $2, 'shown', 1)`, [laundromat, month]);
  await request(setup.app)
    .post('/cron/purge_counts')
    .set('x-hook-secret', setup.env.HOOK_SECRET)
    .send({})
    .expect(204);
  const { rows } = await setup.sql.query<{ month: string }>(
    'select month::text from laundromat_counts where laundromat_id = $1 order by month desc',
    [laundromat],
  );
  expect(rows.map(({ month }) => month)).toEqual(months.slice(0, 2));
});

const many = (length: number) => Array.from({ length }, () => randomUUID());
