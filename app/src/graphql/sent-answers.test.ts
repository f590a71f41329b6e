import { Client, createRequest, fetchExchange, gql } from 'urql';
import { expect, test, vi } from 'vitest';
import type { CacheStorage } from '#app/graphql/cache/cache-storage.ts';
import { awaitedExchange, createCache, createDeviceCache } from '#app/graphql/cache/cache.ts';
import { sentAnswers } from './sent-answers.ts';
import { uncached, withUncached } from './uncached.ts';

const query = gql`
  query Town($id: Int!) {
    town(id: $id) {
      id
      name
    }
  }
`;

function openTab({ isOld = false, cache = createCache() } = {}) {
  const fetchTown = vi.fn((_url: unknown, init?: RequestInit) => {
    const { id } = (JSON.parse(String(init?.body)) as { variables: { id: number } }).variables;
    return Promise.resolve(
      Response.json({ data: { town: { id, name: `Ville ${id}`, __typename: 'towns' } } }),
    );
  });
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const { key } = createRequest(query, { id: 8 });
  const results = { [key]: { town: { id: 8, name: 'Envoyée', __typename: 'towns' } } };
  const client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    fetch: fetchTown as typeof fetch,
    exchanges: [withUncached(cache), sentAnswers({ results, started, isOld }), fetchExchange],
  });
  const name = async (id: number, context = {}) =>
    (await client.query(query, { id }, context).toPromise()).data?.town.name as unknown;
  return { client, name, fetchTown, start };
}

test.each([{ context: {} }, { context: uncached }])(
  'data that came with the page answers at once, as often as it is asked for ($context)',
  ({ context }) => {
    const { client, fetchTown } = openTab();
    const read = () => client.readQuery(query, { id: 8 }, context)?.data?.town.name as unknown;
    expect([read(), read()]).toEqual(['Envoyée', 'Envoyée']);
    expect(fetchTown).not.toHaveBeenCalled();
  },
);

test('other queries go to the server, and once only', async () => {
  const { name, fetchTown } = openTab();
  expect([await name(1), await name(1)]).toEqual(['Ville 1', 'Ville 1']);
  expect(fetchTown).toHaveBeenCalledTimes(1);
});

test('once the page has started, the cache still has its data, and an uncached query goes to the server', async () => {
  const { name, start } = openTab();
  expect(await name(8)).toBe('Envoyée');
  start();
  expect(await name(8)).toBe('Envoyée');
  expect(await name(8, uncached)).toBe('Ville 8');
});

test('old data is asked for again once the page has started', async () => {
  const { client, start, fetchTown } = openTab({ isOld: true });
  const seen: unknown[] = [];
  const { unsubscribe } = client.query(query, { id: 8 }).subscribe(({ data }) => seen.push(data?.town?.name));
  expect(seen).toEqual(['Envoyée']);
  expect(fetchTown).not.toHaveBeenCalled();
  start();
  await vi.waitFor(() => expect(seen.at(-1)).toBe('Ville 8'));
  unsubscribe();
});

test('queries wait until the cache of the device has been read', async () => {
  let read = () => {};
  const cache = awaitedExchange(new Promise((resolve) => (read = () => resolve(createCache()))));
  const { name, fetchTown } = openTab({ cache });
  const answer = name(6);
  expect(fetchTown).not.toHaveBeenCalled();
  read();
  expect([await answer, await name(6)]).toEqual(['Ville 6', 'Ville 6']);
  expect(fetchTown).toHaveBeenCalledTimes(1);
});

test('queries that waited are answered by what the device has stored', async () => {
  // Graphcache stores nothing when NODE_ENV is "test".
  vi.stubEnv('NODE_ENV', 'development');
  const records: Record<string, string | undefined> = {};
  const storage: CacheStorage = {
    read: () => Promise.resolve({ records: { ...records }, answeredAt: new Map() }),
    write: (changed) => Promise.resolve(void Object.assign(records, changed)),
    writeAnswer: () => Promise.resolve(),
  };
  await openTab({ cache: await createDeviceCache('', storage) }).name(4);
  await vi.waitFor(() => expect(records).not.toEqual({}));
  vi.unstubAllEnvs();

  const { client } = openTab({ cache: awaitedExchange(createDeviceCache('', storage)) });
  const { data, operation } = await client.query(query, { id: 4 }).toPromise();
  expect([data?.town.name, operation.context.meta?.cacheOutcome]).toEqual(['Ville 4', 'hit']);
});

test('a query that was given up while it waited is not sent', async () => {
  let read = () => {};
  const cache = awaitedExchange(new Promise((resolve) => (read = () => resolve(createCache()))));
  const { client, name, fetchTown } = openTab({ cache });
  client
    .query(query, { id: 5 })
    .subscribe(() => {})
    .unsubscribe();
  read();
  await name(6);
  expect(fetchTown).toHaveBeenCalledTimes(1);
});

test('an uncached query does not wait, and neither reads nor fills the cache', async () => {
  const { name, fetchTown } = openTab({ cache: awaitedExchange(new Promise(() => {})) });
  expect(await name(3, uncached)).toBe('Ville 3');
  const { name: nameIn, fetchTown: fetchIn } = openTab();
  await nameIn(3);
  expect([await nameIn(3, uncached), await nameIn(3)]).toEqual(['Ville 3', 'Ville 3']);
  expect([fetchTown.mock.calls.length, fetchIn.mock.calls.length]).toEqual([1, 2]);
});
