import { Client, fetchExchange, gql } from 'urql';
import { expect, test, vi } from 'vitest';
import { createCache } from './cache.ts';
import { lateCache } from './late-cache.ts';

const query = gql`
  query Town($id: Int!) {
    town(id: $id) {
      id
      name
    }
  }
`;

function clientWithCacheAfter(wanted: Promise<unknown>, options?: { queriesWait: boolean }) {
  const fetchTown = vi.fn((_url: unknown, init?: RequestInit) => {
    const asked = JSON.parse(String(init?.body)) as { query: string; variables: { id: number } };
    const { id } = asked.variables;
    const town = {
      id,
      name: `Ville ${id}`,
      ...(asked.query.includes('__typename') && { __typename: 'towns' }),
    };
    return Promise.resolve(Response.json({ data: { town } }));
  });
  const client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    fetch: fetchTown as typeof fetch,
    exchanges: [lateCache(() => wanted.then(() => createCache()), options), fetchExchange],
  });
  const ask = (id: number) => client.query(query, { id }).toPromise();
  return { client, ask, fetchTown };
}

test('the first queries wait for no cache', async () => {
  const { ask, fetchTown } = clientWithCacheAfter(new Promise(() => {}));
  expect((await ask(1)).data.town.name).toBe('Ville 1');
  expect(fetchTown).toHaveBeenCalledTimes(1);
});

test('the cache begins with what was answered before it came', async () => {
  let want = () => {};
  const { ask, fetchTown } = clientWithCacheAfter(new Promise<void>((resolve) => (want = resolve)));
  await ask(1);
  want();
  await vi.waitFor(async () => expect((await ask(1)).operation.context.meta?.cacheOutcome).toBe('hit'));
  const asked = fetchTown.mock.calls.length;
  expect((await ask(2)).data.town.name).toBe('Ville 2');
  expect((await ask(2)).operation.context.meta?.cacheOutcome).toBe('hit');
  expect(fetchTown).toHaveBeenCalledTimes(asked + 1);
});

test('a query on its way when the cache comes is answered', async () => {
  let want = () => {};
  const { ask } = clientWithCacheAfter(new Promise<void>((resolve) => (want = resolve)));
  const answer = ask(3);
  want();
  expect((await answer).data.town.name).toBe('Ville 3');
});

test('a component on the screen keeps its data while the cache takes over', async () => {
  let want = () => {};
  const { client, fetchTown } = clientWithCacheAfter(new Promise<void>((resolve) => (want = resolve)));
  const seen: unknown[] = [];
  const { unsubscribe } = client
    .query(query, { id: 4 })
    .subscribe(({ data, operation }) => seen.push([data?.town?.name, operation.context.meta?.cacheOutcome]));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  want();
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(1));
  expect(seen.every((each) => (each as string[])[0] === 'Ville 4')).toBe(true);
  expect(fetchTown).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('without the code of the cache queries go on', async () => {
  const { ask } = clientWithCacheAfter(Promise.reject(new TypeError('Failed to fetch')));
  expect((await ask(5)).data.town.name).toBe('Ville 5');
  expect((await ask(5)).data.town.name).toBe('Ville 5');
});

test('where the device may have the answer, queries wait for the cache', async () => {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => (want = resolve));
  const { ask, fetchTown } = clientWithCacheAfter(wanted, { queriesWait: true });
  const answer = ask(6);
  expect(fetchTown).not.toHaveBeenCalled();
  want();
  expect((await answer).data.town.name).toBe('Ville 6');
});

test('and go to the server when the cache cannot be had', async () => {
  const { ask } = clientWithCacheAfter(Promise.reject(new TypeError('Failed to fetch')), {
    queriesWait: true,
  });
  expect((await ask(7)).data.town.name).toBe('Ville 7');
});
