import { promisifyRequest } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  browser,
  draft,
  failAt,
  failing,
  hanging,
  newPage,
  persist,
  register,
  session,
  startedPage,
  taken,
  withFreshOutbox,
} from '../../../testing/outbox-page.ts';
import { queuedNotice } from './delivery-notice.ts';
import { createOutboxStore } from './outbox-store.ts';
import { outboxOf } from './outbox.ts';

withFreshOutbox();

test('a queued item makes the page request storage that the browser does not clear', async () => {
  browser({});
  expect(await outboxOf(session).deliver(draft())).toMatchObject({
    state: 'waiting',
  });
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser with persistent storage is not asked again', async () => {
  browser({}, true);
  await outboxOf(session).deliver(draft());
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  ['with Background Sync', { sync: { register } }, true, 'tout seul'],
  ['without Background Sync', {}, false, 'à la prochaine ouverture'],
  ['without a worker', undefined, false, 'à la prochaine ouverture'],
  [
    'where the visitor forbids it',
    { sync: { register: () => Promise.reject(new Error('no')) } },
    false,
    'ouverture',
  ],
])('a browser %s announces when it will send', async (_browser, registration, wakes, words) => {
  browser(registration);
  const delivery = await outboxOf(session).deliver(draft());
  expect(delivery).toEqual({ state: 'waiting', wakes, problem: 'network' });
  expect(queuedNotice(delivery as { wakes: boolean; problem: 'network' })).toContain(words);
});

describe('a disk that cannot be read after the text was written', () => {
  test('does not make the page report what was not sent', async () => {
    browser({});
    failAt('getAll');
    expect(await newPage().deliver(draft())).toMatchObject({
      state: 'waiting',
    });
  });

  test('does not prevent sending', async () => {
    browser({});
    failAt('getAll');
    const fetch = vi.fn(taken);
    vi.stubGlobal('fetch', fetch);
    expect(await newPage().deliver(draft())).toMatchObject({ state: 'sent', isHeld: false });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('does not stop the open page from trying again, and the text is sent once', async () => {
    browser({});
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    failAt('getAll');
    const outbox = startedPage();
    const sent = draft();
    expect(await outbox.deliver(sent)).toMatchObject({ state: 'waiting' });
    expect(outbox.items()).toMatchObject([{ id: sent.id }]);
    const requests: unknown[] = [];
    vi.stubGlobal('fetch', (path: unknown, init?: RequestInit) => {
      requests.push(path);
      return taken(path, init);
    });
    await vi.waitFor(() => {
      vi.advanceTimersByTime(5_000);
      expect(outbox.takeEnded()).toMatchObject([{ id: sent.id }]);
    });
    expect(requests).toHaveLength(1);
  });
});

test('a disk that takes no answer does not make the page send again', async () => {
  browser({});
  const store = createOutboxStore();
  const item = {
    ...draft(),
    author: null,
    writtenAt: 1,
    attempts: 0,
    dueAt: 0,
    ...{ formAt: '/laverie/l', isUnanswered: false, isReported: false },
  };
  await store.add(item);
  failAt('put');
  await store.change(item.id, { sentAt: Date.now() });
  expect((await store.all())[0]!.sentAt).toBeDefined();
});

test('a database that is deleted while the page is open loses no text', async () => {
  browser({});
  const outbox = newPage();
  const sent = draft();
  await outbox.deliver(sent);
  await promisifyRequest(indexedDB.deleteDatabase('lavoir-outbox'));
  expect(await outbox.deliver(draft())).toMatchObject({ state: 'waiting' });
  expect((await createOutboxStore().all()).map(({ id }) => id)).toContain(sent.id);
});

test('a text that another tab deleted does not come back', async () => {
  browser({});
  const [store, other] = [createOutboxStore(), createOutboxStore()];
  const item = {
    ...draft(),
    author: null,
    writtenAt: 1,
    attempts: 0,
    dueAt: 0,
    ...{ formAt: '/laverie/l', isUnanswered: false, isReported: false },
  };
  await store.add(item);
  await other.remove(item.id);
  expect(await store.all()).toEqual([]);
});

test('a sent item stays for a day, and no longer on a device whose clock was set back', async () => {
  const store = createOutboxStore();
  const day = 24 * 60 * 60_000;
  const ages = [-2 * day, 1_000, 2 * day];
  for (const age of ages)
    await store.add({
      ...{ ...draft(), author: null, writtenAt: 1, attempts: 0, dueAt: 0 },
      ...{ formAt: '/laverie/l', isUnanswered: false, isReported: false },
      ...{ title: `${age}`, sentAt: Date.now() - age },
    });
  expect((await store.all()).map(({ title }) => title)).toEqual(['1000']);
});

test.each<[string, () => Promise<Response>, string]>([
  ['a failing server', failing, "Le site n'a pas pu l'enregistrer pour l'instant."],
  [
    'an expired session',
    () => Promise.resolve(Response.json({ code: 'unauthenticated' }, { status: 401 })),
    'reconnecté',
  ],
  ['a busy server', () => Promise.resolve(new Response('', { status: 503 })), "Le site n'a pas pu"],
  ['a hotel that wants a sign-in', () => Promise.resolve(new Response('<html>')), 'la connexion'],
])('after %s the sentence names the reason', async (_case, fetch, words) => {
  browser({});
  vi.stubGlobal('fetch', fetch);
  const delivery = await newPage().deliver(draft());
  expect(delivery.state === 'waiting' && queuedNotice(delivery)).toContain(words);
});

test('a server that does not answer is reported within three seconds', async () => {
  browser({});
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', hanging);
  const delivery = await newPage().deliver(draft());
  expect(delivery.state === 'waiting' && queuedNotice(delivery)).toContain("n'a pas encore répondu");
});

test('a review whose photos are slow is reported as sent at once, and once more when they have arrived', async () => {
  browser({});
  let arrive = () => {};
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (!(init?.body instanceof FormData)) return taken(path, init);
    const answer = Response.json({ id: init.body.get('id') });
    return new Promise<Response>((resolve) => (arrive = () => resolve(answer)));
  });
  const outbox = startedPage();
  const photos = [{ id: 'a', name: 'a.jpg', file: new Blob(['a']) }];
  expect(await outbox.deliver({ ...draft(), photos })).toMatchObject({ state: 'sent', hasPhotosLeft: true });
  expect(outbox.takeEnded()).toEqual([]);
  arrive();
  await vi.waitFor(() => expect(outbox.takeEnded()).toMatchObject([{ photos: [] }]));
  expect(outbox.takeEnded()).toEqual([]);
});

describe('a device that cannot store the text', () => {
  beforeEach(() => {
    browser({});
    failAt('put');
  });

  test('sends it all the same', async () => {
    vi.stubGlobal('fetch', taken);
    expect(await newPage().deliver(draft())).toMatchObject({ state: 'sent', isHeld: false });
  });

  test('keeps a text in its form until its photos have arrived too', async () => {
    let fails = true;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      if (!(init?.body instanceof FormData)) return taken(path, init);
      return fails ? failing() : Promise.resolve(Response.json({ id: init.body.get('id') }));
    });
    const withPhoto = { ...draft(), photos: [{ id: 'a', name: 'a.jpg', file: new Blob(['a']) }] };
    expect(await newPage().deliver(withPhoto)).toMatchObject({ state: 'refused', isUnsaved: true });
    fails = false;
    expect(await newPage().deliver(withPhoto)).toMatchObject({ state: 'sent', photoRefusals: [] });
  });

  test.each<[string, () => Promise<Response>, string]>([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch')), 'injoignable'],
    ['when the server fails', failing, "n'a pas pu l'enregistrer"],
    ['when the server does not answer', hanging, 'pas encore répondu'],
  ])('says what to do %s', async (_case, fetch, words) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('fetch', fetch);
    const delivery = await newPage().deliver(draft());
    expect(delivery).toMatchObject({ state: 'refused', isUnsaved: true });
    const { sentence } = (delivery as { refusal: { sentence: string } }).refusal;
    for (const part of [words, 'ne fermez pas cette page']) expect(sentence).toContain(part);
  });
});
