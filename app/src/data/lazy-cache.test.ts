import { Client, createRequest, fetchExchange, gql } from 'urql';
import { expect, test, vi } from 'vitest';
import { createCache } from '#app/data/cache/cache.ts';
import { lazyCache } from './lazy-cache.ts';
import { uncached } from './uncached.ts';

const query = gql`
  query Town($id: Int!) {
    town(id: $id) {
      id
      name
    }
  }
`;

function clientWithCacheAfter(needed: Promise<unknown>, options?: Parameters<typeof lazyCache>[1]) {
  const fetchTown = vi.fn((_url: unknown, init?: RequestInit) => {
    const sent = JSON.parse(String(init?.body)) as { query: string; variables: { id: number } };
    const { id } = sent.variables;
    const town = {
      id,
      name: `Ville ${id}`,
      ...(sent.query.includes('__typename') && { __typename: 'towns' }),
    };
    return Promise.resolve(Response.json({ data: { town } }));
  });
  const client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    fetch: fetchTown as typeof fetch,
    exchanges: [lazyCache(() => needed.then(() => createCache()), options), fetchExchange],
  });
  const load = (id: number) => client.query(query, { id }).toPromise();
  return { client, load, fetchTown };
}

test('the first queries do not wait for the cache', async () => {
  const { load, fetchTown } = clientWithCacheAfter(new Promise(() => {}));
  expect((await load(1)).data.town.name).toBe('Ville 1');
  expect(fetchTown).toHaveBeenCalledTimes(1);
});

test('the cache starts with the answers before it', async () => {
  let need = () => {};
  const { load, fetchTown } = clientWithCacheAfter(new Promise<void>((resolve) => (need = resolve)));
  await load(1);
  need();
  await vi.waitFor(async () => expect((await load(1)).operation.context.meta?.cacheOutcome).toBe('hit'));
  const sent = fetchTown.mock.calls.length;
  expect((await load(2)).data.town.name).toBe('Ville 2');
  expect((await load(2)).operation.context.meta?.cacheOutcome).toBe('hit');
  expect(fetchTown).toHaveBeenCalledTimes(sent + 1);
});

test('a query that runs when the cache arrives is answered', async () => {
  let need = () => {};
  const { load } = clientWithCacheAfter(new Promise<void>((resolve) => (need = resolve)));
  const answer = load(3);
  need();
  expect((await answer).data.town.name).toBe('Ville 3');
});

test('a component on the screen keeps its data while the cache takes over', async () => {
  let need = () => {};
  const { client, fetchTown } = clientWithCacheAfter(new Promise<void>((resolve) => (need = resolve)));
  const seen: unknown[] = [];
  const { unsubscribe } = client
    .query(query, { id: 4 })
    .subscribe(({ data, operation }) => seen.push([data?.town?.name, operation.context.meta?.cacheOutcome]));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  need();
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(1));
  expect(seen.every((each) => (each as string[])[0] === 'Ville 4')).toBe(true);
  expect(fetchTown).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('queries with a row in common are answered once each when the cache takes over', async () => {
  let need = () => {};
  const { client, load } = clientWithCacheAfter(new Promise<void>((resolve) => (need = resolve)));
  const other = gql`
    query SameTown($id: Int!) {
      town(id: $id) {
        id
        name
      }
    }
  `;
  const answers = [0, 0];
  const subscriptions = [query, other].map((document, index) =>
    client.query(document, { id: 4 }).subscribe(() => (answers[index]! += 1)),
  );
  await vi.waitFor(() => expect(answers).toEqual([1, 1]));
  need();
  await vi.waitFor(async () => expect((await load(5)).operation.context.meta?.cacheOutcome).toBe('hit'));
  expect(answers).toEqual([2, 2]);
  for (const { unsubscribe } of subscriptions) unsubscribe();
});

test('an answer that came with the page is published again only when it changes', async () => {
  const { key } = createRequest(query, { id: 8 });
  const town = { id: 8, name: 'Ville 8', __typename: 'towns' };
  const sent = { [key]: { town } };
  let need = () => {};
  const needed = new Promise<void>((resolve) => (need = resolve));
  const { client, load, fetchTown } = clientWithCacheAfter(needed, { sent });
  const seen: string[] = [];
  const { unsubscribe } = client
    .query(query, { id: 8 })
    .subscribe(({ data, stale }) => stale || seen.push(data.town.name));
  need();
  await vi.waitFor(async () => expect((await load(5)).operation.context.meta?.cacheOutcome).toBe('hit'));
  expect(seen).toEqual(['Ville 8']);

  fetchTown.mockResolvedValueOnce(Response.json({ data: { town: { ...town, name: 'Autre ville' } } }));
  await client.query(query, { id: 8 }, { requestPolicy: 'network-only' });
  expect(seen).toEqual(['Ville 8', 'Autre ville']);
  unsubscribe();

  fetchTown.mockResolvedValueOnce(Response.json({ errors: [{ message: 'Refused' }] }));
  const refused = await client.query(query, { id: 8 }, { requestPolicy: 'network-only' });
  expect(refused.error?.message).toContain('Refused');
});

test('without the code of the cache queries go on', async () => {
  const { load } = clientWithCacheAfter(Promise.reject(new TypeError('Failed to fetch')));
  expect((await load(5)).data.town.name).toBe('Ville 5');
  expect((await load(5)).data.town.name).toBe('Ville 5');
});

test('where the device may have the answer, queries wait for the cache', async () => {
  let need = () => {};
  const needed = new Promise<void>((resolve) => (need = resolve));
  const { load, fetchTown } = clientWithCacheAfter(needed, { queriesWait: true });
  const answer = load(6);
  expect(fetchTown).not.toHaveBeenCalled();
  need();
  expect((await answer).data.town.name).toBe('Ville 6');
});

test('waiting queries go to the server when the cache cannot be loaded', async () => {
  const { load } = clientWithCacheAfter(Promise.reject(new TypeError('Failed to fetch')), {
    queriesWait: true,
  });
  expect((await load(7)).data.town.name).toBe('Ville 7');
});

test('an uncached query bypasses the cache before and after it arrives', async () => {
  let need = () => {};
  const { client, load, fetchTown } = clientWithCacheAfter(new Promise<void>((resolve) => (need = resolve)));
  const loadUncached = () => client.query(query, { id: 6 }, uncached).toPromise();
  expect((await loadUncached()).data.town.name).toBe('Ville 6');
  await load(7);
  need();
  await vi.waitFor(async () => expect((await load(7)).operation.context.meta?.cacheOutcome).toBe('hit'));
  const sent = fetchTown.mock.calls.length;
  expect((await loadUncached()).data.town.name).toBe('Ville 6');
  expect((await loadUncached()).data.town.name).toBe('Ville 6');
  expect((await load(6)).operation.context.meta?.cacheOutcome).toBe('miss');
  expect(fetchTown).toHaveBeenCalledTimes(sent + 3);
});

test.for([{ context: {} }, { context: uncached }])(
  'old data that came with the page is queried again and stays when that fails ($context)',
  async ({ context }) => {
    const { key } = createRequest(query, { id: 8 });
    let reachesServer = false;
    const fetchTown = vi.fn(() =>
      reachesServer
        ? Promise.resolve(Response.json({ data: { town: { id: 8, name: 'Nouvelle', __typename: 'towns' } } }))
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    let refresh = () => {};
    const client = new Client({
      url: 'http://nowhere.test',
      preferGetMethod: false,
      fetch: fetchTown as typeof fetch,
      exchanges: [
        lazyCache(() => new Promise(() => {}), {
          sent: { [key]: { town: { id: 8, name: 'Ancienne', __typename: 'towns' } } },
          refresh: new Promise<void>((resolve) => (refresh = resolve)),
        }),
        fetchExchange,
      ],
    });
    const seen: unknown[] = [];
    const { unsubscribe } = client
      .query(query, { id: 8 }, context)
      .subscribe(({ data, error }) => seen.push(error ? 'error' : data.town.name));
    refresh();
    await vi.waitFor(() => expect(fetchTown).toHaveBeenCalledTimes(1));
    reachesServer = true;
    const again = await client.query(query, { id: 8 }, { ...context, requestPolicy: 'network-only' });
    expect(again.data.town.name).toBe('Nouvelle');
    expect([...new Set(seen)]).toEqual(['Ancienne', 'Nouvelle']);
    unsubscribe();
  },
);
