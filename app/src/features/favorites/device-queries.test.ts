import { Client, fetchExchange } from 'urql';
import { expect, test } from 'vitest';
import { createDeviceCache } from '#app/graphql/cache/cache.ts';
import { fromServer } from '#app/graphql/cache/device-reads.ts';
import { listOf } from './device-queries.ts';

test('a list that must be new is not answered by the device when requests fail', async () => {
  let isDown = false;
  const client = new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    exchanges: [await createDeviceCache(''), fetchExchange],
    fetch: () =>
      isDown
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json({ data: { search_laundromats: [] } })),
  });
  const args = { city: 'Lyon', page: 1, page_size: 30 };
  expect(await listOf(client, args)).toEqual([]);
  isDown = true;
  await expect(listOf(client, args, fromServer)).rejects.toThrow('Failed to fetch');
  expect(await listOf(client, args)).toEqual([]);
});
