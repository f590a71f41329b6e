import { expect, test } from 'vitest';
import { authorHeader } from '#contract/account/roles.ts';
import { isExhaustive } from '../../../../local-stack/testing/exhaustive.ts';
import { seededRandom } from '../../../../local-stack/testing/seeded-random.ts';
import { type Answer, device, failing, hour, start, taken } from '../../../testing/outbox-device.ts';
import { pausedUntil, longestPauseMs, longestServerPauseMs } from './outbox-item.ts';
import { createSender } from './outbox-sender.ts';

test('queued items are sent once, oldest first, and stay as sent without their text', async () => {
  const { send, requests, store, states } = await device([{}, {}], taken);
  expect(await send()).toBe(0);
  expect(await send()).toBe(0);
  expect(requests).toEqual(['0', '1']);
  expect(await states()).toEqual(['sent', 'sent']);
  expect((await store.all()).map(({ body }) => body)).toEqual([{}, {}]);
});

test('without a network the sender stops after the first attempt', async () => {
  const { send, requests } = await device([{}, {}], () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send()).toBe(2);
  expect(requests).toEqual(['0']);
});

test('a failing server gets longer pauses, and an item that it fails on does not stop the others', async () => {
  const answer: Answer = (sent) => (sent.id === '0' ? failing(sent) : taken(sent));
  const { send, requests, clock, store } = await device([{}, {}], answer);
  await send();
  expect(requests).toEqual(['0', '1']);
  await send();
  expect(requests.length).toBe(2);
  clock.now += 5_000;
  await send();
  expect(requests.length).toBe(3);
  expect((await store.all())[0]!.dueAt).toBe(clock.now + 10_000);
  await send({ evenIfNotDue: true });
  expect(requests.length).toBe(4);
});

test('a clock that was set back delays nothing', async () => {
  const { send, requests, clock } = await device([{ dueAt: start + 2 * longestPauseMs }], taken);
  clock.now = start;
  await send();
  expect(requests).toEqual(['0']);
});

const minute = 60_000;
const dateIn = (ms: number) => new Date(start + ms).toUTCString();

test.each<[string, Record<string, string>, number]>([
  ['seconds', { 'Retry-After': '120' }, 2 * minute],
  ['seconds, longer than any pause of our own', { 'Retry-After': '1800' }, 30 * minute],
  ['a date', { 'Retry-After': dateIn(hour), Date: dateIn(hour - 5 * minute) }, 5 * minute],
  ['years', { 'Retry-After': '99999999' }, longestServerPauseMs],
])('a server that requests a pause in %s gets it for this item alone', async (_words, headers, pauseMs) => {
  let isBusy = true;
  const answer: Answer = (sent) =>
    isBusy && sent.id === '0'
      ? Response.json({ code: 'tooManyRequests', message: '' }, { status: 429, headers })
      : taken(sent);
  const { send, requests, store, clock } = await device([{}, {}], answer);
  await send();
  expect(requests).toEqual(['0', '1']);
  isBusy = false;
  clock.now += pauseMs - 1_000;
  expect(await send({ evenIfNotDue: true })).toBe(1);
  expect(requests).toEqual(['0', '1']);
  expect(pausedUntil((await store.all())[0]!, clock.now)).toBe(start + pauseMs);
  clock.now += 1_001;
  expect(await send({ evenIfNotDue: true })).toBe(0);
  expect(requests).toEqual(['0', '1', '0']);
});

const photo = { id: 'p', name: 'p.jpg', file: new Blob(['p'], { type: 'image/jpeg' }) };
const limits = [
  { kind: 'review', path: '/api/laundromats/l/reviews', id: '0', item: {} },
  { kind: 'contact', path: '/api/contact', id: '1', item: { endpoint: '/api/contact' } },
  {
    ...{ kind: 'correction', path: '/api/laundromats/l/corrections', id: '2' },
    item: { endpoint: '/api/laundromats/l/corrections' },
  },
  {
    kind: 'photo',
    path: '/api/laundromats/l/reviews/3/photos',
    id: 'p',
    item: { sentAt: start, photos: [photo] },
  },
  {
    ...{ kind: 'withdrawal', path: '/api/laundromats/l/reviews/4/withdraw', id: '4' },
    item: { isWithdrawn: true, editKey: 'k' },
  },
];
const pauses: [string, Record<string, string>][] = [
  ['seconds', { 'Retry-After': '1800' }],
  ['a date', { 'Retry-After': dateIn(hour / 2), Date: dateIn(0) }],
];

test.each(
  limits.flatMap(({ kind, path }) => pauses.map(([unit, headers]) => ({ kind, path, unit, headers }))),
)(
  'a limited $kind waits until the time given in $unit, and nothing else waits',
  async ({ path, headers }) => {
    const account = { author: 'camille' };
    const { options, store, clock, states } = await device(
      limits.map(({ item }) => ({ ...account, ...item })),
      taken,
    );
    const paths: unknown[] = [];
    let isLimited = true;
    options.fetch = (to: unknown) => {
      paths.push(to);
      const limit = limits.find((one) => one.path === to)!;
      if (isLimited && to === path)
        return Promise.resolve(
          Response.json({ code: 'tooManyRequests', message: '' }, { status: 429, headers }),
        );
      return Promise.resolve(Response.json({ id: limit.id }));
    };
    const send = createSender(options);
    expect(await send()).toBe(1);
    expect(paths).toEqual(limits.map((one) => one.path));
    const untils = (await store.all()).map((item) => pausedUntil(item, clock.now));
    expect(untils).toEqual(limits.map((one) => (one.path === path ? start + hour / 2 : undefined)));
    isLimited = false;
    clock.now += hour / 2 - 1;
    expect(await send({ evenIfNotDue: true })).toBe(1);
    clock.now += 1;
    expect(await send()).toBe(0);
    expect(paths).toEqual([...limits.map((one) => one.path), path]);
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent', 'withdrawn']);
  },
);

test('a gateway that requests a pause gets it', async () => {
  const page = () => new Response('<h1>Busy</h1>', { status: 503, headers: { 'Retry-After': '60' } });
  const { send, requests, clock } = await device([{}, {}], page);
  await send();
  expect(requests).toEqual(['0']);
  await send();
  clock.now += 50_000;
  await send({ evenIfNotDue: true });
  expect(requests).toEqual(['0', '1']);
});

test.each(['', 'soon', '0', '-5', dateIn(-hour)])('a pause of "%s" requests nothing', async (wait) => {
  const busy = () => new Response('', { status: 503, headers: { 'Retry-After': wait } });
  const { send, requests } = await device([{}], busy);
  await send();
  await send({ evenIfNotDue: true });
  expect(requests).toEqual(['0', '0']);
});

test('a clock that was set back ends a pause', async () => {
  const { send, requests } = await device(
    [{ dueAt: start + 2 * longestServerPauseMs, isHeldBack: true }],
    taken,
  );
  await send();
  expect(requests).toEqual(['0']);
});

test('only a correction carries the key of its id', async () => {
  const bodies: unknown[] = [];
  const items = [{ editKey: 'k0' }, { editKey: 'k1', isCorrection: true }];
  const { options, send } = await device(items, taken);
  const { fetch } = options;
  options.fetch = (path, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return fetch(path, init);
  };
  await createSender(options)();
  expect(bodies).toEqual([
    { id: '0', comment: 'Propre.' },
    { id: '1', comment: 'Propre.', editKey: 'k1' },
  ]);
  expect(await send()).toBe(0);
});

test('a refused item stays with the reason', async () => {
  const refusal = { code: 'laundromatNotFound', message: "Cette laverie n'existe pas.", errors: { a: 'b' } };
  const { send, states, store } = await device([{}], () => Response.json(refusal, { status: 404 }));
  expect(await send()).toBe(0);
  expect(await states()).toEqual(['refused']);
  const [item] = await store.all();
  expect(item).toMatchObject({
    body: { comment: 'Propre.' },
    refusal: { sentence: refusal.message, errors: { a: 'b' } },
  });
});

test.each<[string, Answer]>([
  ['our words in a page', ({ id }) => new Response(JSON.stringify({ id }))],
  ['a sign-in page of a hotel', () => new Response('<html>', { status: 200 })],
  ['JSON of another server', () => Response.json({ status: 'ok' })],
  ['a refusal of another server', () => Response.json({ message: 'Forbidden' }, { status: 403 })],
])('%s is no answer', async (_case, answer) => {
  const { send, states } = await device([{}], answer);
  expect(await send()).toBe(1);
  expect(await states()).toEqual(['waiting']);
});

test("a visitor's item is sent without cookies, an account's with its name", async () => {
  const seen: unknown[] = [];
  const answer: Answer = (sent) => {
    seen.push([sent.credentials, sent.headers.get(authorHeader)]);
    return taken(sent);
  };
  const { send } = await device([{}, { author: 'camille' }], answer);
  await send();
  expect(seen).toEqual([
    ['omit', null],
    ['include', 'camille'],
  ]);
});

test("an account's item waits while another account is signed in, and costs one renewal", async () => {
  const refused: Answer = () => Response.json({ code: 'otherAuthor', message: '' }, { status: 409 });
  const items = [{ author: 'camille' }, { author: 'camille' }];
  const { send, requests, states } = await device(items, refused, 'dominique');
  expect(await send()).toBe(2);
  expect(requests).toEqual(['0', 'refresh']);
  expect(await states()).toEqual(['waiting', 'waiting']);
});

test('an expired session is renewed first', async () => {
  let answers = 0;
  const answer: Answer = (sent) =>
    (answers += 1) === 1 ? Response.json({ code: 'otherAuthor', message: '' }, { status: 409 }) : taken(sent);
  const { send, requests, states } = await device([{ author: 'camille' }], answer, 'camille');
  await send();
  expect(requests).toEqual(['0', 'refresh', '0']);
  expect(await states()).toEqual(['sent']);
});

test('two tabs that send at once share the work', async () => {
  const { options, requests } = await device(
    Array.from({ length: 20 }, () => ({})),
    taken,
  );
  await Promise.all([createSender(options)(), createSender(options)(), createSender(options)()]);
  expect([...requests].sort()).toEqual(Array.from({ length: 20 }, (_, index) => `${index}`).sort());
});

const faults: Record<string, Answer> = {
  failing,
  busy: () => Response.json({ code: 'tooManyRequests' }, { status: 429, headers: { 'Retry-After': '60' } }),
  html: () => new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
  unreachable: () => Promise.reject(new TypeError('Failed to fetch')),
};

test.each(Array.from({ length: isExhaustive ? 200 : 8 }, (_, index) => index + 1))(
  'two tabs and random faults lose nothing and repeat nothing that was answered (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const stored = new Set<string>();
    const answered: string[] = [];
    const { options, clock, states } = await device(Array(8).fill({}), (sent) => {
      const luck = random();
      if (luck < 0.4) return Object.values(faults)[Math.floor(luck * 10)]!(sent);
      stored.add(sent.id);
      if (luck < 0.6) throw new TypeError('Failed to fetch');
      answered.push(sent.id);
      return taken(sent);
    });
    const tabs = [createSender(options), createSender(options)];
    for (let hour = 0; hour < 100 && answered.length < 8; hour += 1) {
      clock.now += longestPauseMs;
      await Promise.all(tabs.map((send) => send()));
    }
    expect(await states()).toEqual(Array(8).fill('sent'));
    expect(answered.toSorted()).toEqual([...stored].toSorted());
    expect(stored.size).toBe(8);
  },
);
