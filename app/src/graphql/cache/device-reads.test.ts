import { Client, fetchExchange, gql, type RequestPolicy } from 'urql';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '#app/lib/device/connection.ts';
import type { CacheStorage, StoredCache } from './cache-storage.ts';
import { createDeviceCache } from './cache.ts';
import { dataAge } from './data-age.ts';

const query = gql`
  query Town($id: Int!) {
    town(id: $id) {
      id
      name
    }
  }
`;

function device(stored: StoredCache = { records: {}, answeredAt: new Map() }) {
  const storage: CacheStorage = {
    read: () => Promise.resolve(structuredClone(stored)),
    write: (records) => Promise.resolve(void Object.assign(stored.records, records)),
    writeAnswer: (key, at) => Promise.resolve(void stored.answeredAt.set(key, at)),
  };
  const network = { down: false, answers: 0, attempts: 0 };
  const visit = async () => {
    const cache = await createDeviceCache('', storage);
    const client = new Client({
      url: 'http://nowhere.test',
      preferGetMethod: false,
      exchanges: [cache, fetchExchange],
      fetch: (_url, init) => {
        network.attempts += 1;
        if (network.down) return Promise.reject(new TypeError('Failed to fetch'));
        network.answers += 1;
        const { id } = (JSON.parse(String(init?.body)) as { variables: { id: number } }).variables;
        const town = { __typename: 'towns', id, name: `Réponse ${network.answers}` };
        return Promise.resolve(Response.json({ data: { town } }));
      },
    });
    const seen: unknown[] = [];
    const show = (id: number, requestPolicy?: RequestPolicy) =>
      client.query(query, { id }, { requestPolicy }).subscribe(({ data, error, stale }) => {
        seen.push(error ? 'failed' : stale ? 'stale' : data?.town?.name);
      });
    return { show, seen };
  };
  return { visit, network, stored };
}

// Graphcache stores nothing when NODE_ENV is "test".
vi.stubEnv('NODE_ENV', 'development');
afterAll(() => vi.unstubAllEnvs());
beforeEach(() => connection.succeeded());

test('data of an earlier visit is shown at once, then the server’s answer', async () => {
  const { visit, stored } = device();
  const first = await visit();
  first.show(1);
  await vi.waitFor(() => expect(first.seen).toEqual(['Réponse 1']));
  await vi.waitFor(() => expect(Object.keys(stored.records)).not.toEqual([]));

  const second = await visit();
  const { unsubscribe } = second.show(1);
  expect(second.seen).toEqual(['Réponse 1']);
  await vi.waitFor(() => expect(second.seen).toEqual(['Réponse 1', 'Réponse 2']));
  unsubscribe();
  second.show(1);
  expect(second.seen).toEqual(['Réponse 1', 'Réponse 2', 'Réponse 2']);
});

test('a component that mounts twice, as React does, gets the server’s answer', async () => {
  const { visit, stored } = device();
  const first = await visit();
  first.show(3);
  await vi.waitFor(() => expect(Object.keys(stored.records)).not.toEqual([]));
  const second = await visit();
  second.show(3).unsubscribe();
  await Promise.resolve();
  second.show(3).unsubscribe();
  second.show(3);
  await vi.waitFor(() => expect(second.seen.at(-1)).toBe('Réponse 2'));
});

test('without a connection the device answers and reports the age of its answer', async () => {
  const { visit, network, stored } = device();
  const first = await visit();
  first.show(1).unsubscribe();
  const { unsubscribe } = first.show(1);
  await vi.waitFor(() => expect(Object.keys(stored.records)).not.toEqual([]));
  unsubscribe();
  const [at] = stored.answeredAt.values();

  network.down = true;
  const second = await visit();
  const shown = second.show(1);
  await vi.waitFor(() => expect(connection.isOffline()).toBe(true));
  await vi.waitFor(() => expect(dataAge.oldest()).toBe(at));
  expect(second.seen).not.toContain('failed');
  expect(second.seen.at(-1)).toMatch(/^Réponse/);

  network.down = false;
  connection.succeeded();
  await vi.waitFor(() => expect(second.seen.at(-1)).toBe(`Réponse ${network.answers}`));
  await vi.waitFor(() => expect(dataAge.oldest()).toBeNull());
  shown.unsubscribe();
});

test('a dashboard, which always asks the server, keeps its data without a connection', async () => {
  const { visit, network, stored } = device();
  (await visit()).show(4, 'cache-and-network');
  await vi.waitFor(() => expect(Object.keys(stored.records)).not.toEqual([]));
  network.down = true;
  const second = await visit();
  second.show(4, 'cache-and-network');
  await vi.waitFor(() => expect(network.attempts).toBe(3));
  await vi.waitFor(() => expect(second.seen.length).toBeGreaterThan(2));
  expect(second.seen).not.toContain('failed');
  expect(second.seen.at(-1)).toBe('Réponse 1');
  network.down = false;
});

test('a query that the device cannot answer fails, and is repeated when the connection is back', async () => {
  const { visit, network } = device();
  network.down = true;
  const { show, seen } = await visit();
  show(2);
  await vi.waitFor(() => expect(seen).toEqual(['failed']));
  network.down = false;
  connection.succeeded();
  await vi.waitFor(() => expect(seen.at(-1)).toBe('Réponse 1'));
});
