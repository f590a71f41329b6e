import { GraphQLError } from 'graphql';
import { CombinedError, type OperationResult } from 'urql';
import { beforeEach, expect, test } from 'vitest';
import {
  createPersonalStore,
  type PersonalStorage,
  type ValuesByPerson,
} from '#app/offline/personal-store.ts';
import { syncFavorites } from './favorites-sync.ts';
import { merged, nothingSaved, type Saved, unsent, visible, withFavorite, withoutFavorite } from './saved.ts';

const me = 'camille';
const laundromat = (id: string) => ({
  id,
  slug: `laverie-${id}`,
  name: `Laverie ${id}`,
  address: '1 rue du Lavoir',
  postalCode: '69001',
  city: 'Lyon',
  priceFrom: null,
  averageRating: 0,
  reviewCount: 0,
  photos: [],
});

/**
 * The account on the server. `owner` is the account of this browser's session; `unpublished` are the laundromats that
 * the server refuses.
 */
const server = { owner: me, rows: new Set<string>(), unpublished: new Set<string>(), reachable: true };
const row = (id: string) => ({
  userId: me,
  laundromatId: id,
  createdAt: '2026-02-01T10:00:00+00:00',
  laundromat: laundromat(id),
});
const refusal = () =>
  new CombinedError({
    graphQLErrors: [new GraphQLError('check failed', { extensions: { code: 'permission-error' } })],
  });

interface Variables {
  laundromats?: string[];
  favorites?: { laundromatId: string }[];
}

function answerTo({ laundromats, favorites }: Variables) {
  if (!server.reachable) return { error: new CombinedError({ networkError: new Error('offline') }) };
  if (laundromats) {
    for (const id of laundromats) server.rows.delete(id);
    return { data: { delete_favorites: { affected_rows: laundromats.length } } };
  }
  if (favorites) {
    const ids = favorites.map(({ laundromatId }) => laundromatId);
    if (ids.some((id) => server.unpublished.has(id))) return { error: refusal() };
    const added = ids.filter((id) => !server.rows.has(id));
    for (const id of added) server.rows.add(id);
    return { data: { insert_favorites: { returning: added.map(row) } } };
  }
  const users_by_pk = server.owner === me ? { id: me } : null;
  return { data: { users_by_pk, favorites: [...server.rows].map(row) } };
}

const answer = (_document: unknown, variables: Variables) => ({
  toPromise: () => Promise.resolve(answerTo(variables) as unknown as OperationResult),
});
const client = { query: answer, mutation: answer } as unknown as Parameters<typeof syncFavorites>[0];

function createDevice() {
  let stored: ValuesByPerson<Saved> | undefined;
  const storage: PersonalStorage<ValuesByPerson<Saved>> = {
    read: () => Promise.resolve(stored),
    update: (change) => Promise.resolve((stored = change(stored))),
    onChange: () => undefined,
  };
  const rules = { empty: nothingSaved, merge: merged, afterLeaving: unsent };
  return createPersonalStore<Saved>('saved', rules, storage);
}

const ids = (saved: Saved | undefined) =>
  visible(saved ?? nothingSaved)
    .map((favorite) => favorite.laundromat.id)
    .toSorted();
const save = (id: string) => (saved: Saved) => withFavorite(saved, laundromat(id), new Date().toISOString());
const remove = (id: string) => (saved: Saved) =>
  withoutFavorite(saved, id, new Date().toISOString() + id, true);

beforeEach(() => {
  server.owner = me;
  server.rows = new Set();
  server.unpublished = new Set();
  server.reachable = true;
});

test('a visitor’s favorites join those of the account', async () => {
  server.rows.add('b').add('c');
  const device = createDevice();
  await device.setPerson(null);
  await device.change(save('a'));
  await device.change(save('b'));
  await device.setPerson(me);
  await syncFavorites(client, device, me);
  expect([...server.rows].toSorted()).toEqual(['a', 'b', 'c']);
  expect(ids(device.value())).toEqual(['a', 'b', 'c']);
});

test('a removal without a network is sent later, and the account never undoes it', async () => {
  server.rows.add('a');
  const device = createDevice();
  await device.setPerson(me);
  await syncFavorites(client, device, me);
  server.reachable = false;
  await device.change(remove('a'));
  await expect(syncFavorites(client, device, me)).rejects.toThrow();
  expect(ids(device.value())).toEqual([]);
  server.reachable = true;
  await syncFavorites(client, device, me);
  expect([...server.rows]).toEqual([]);
  expect(device.value()?.favorites).toEqual([]);
});

test('one deleted laundromat does not keep the other favorites from being stored', async () => {
  server.unpublished.add('gone');
  const device = createDevice();
  await device.setPerson(me);
  for (const id of ['a', 'gone', 'b']) await device.change(save(id));
  await syncFavorites(client, device, me);
  expect([...server.rows].toSorted()).toEqual(['a', 'b']);
  expect(ids(device.value())).toEqual(['a', 'b']);
});

test('nothing is sent when the session belongs to another account', async () => {
  const device = createDevice();
  await device.setPerson(me);
  await device.change(save('a'));
  server.owner = 'olivier';
  await expect(syncFavorites(client, device, me)).rejects.toThrow();
  expect([...server.rows]).toEqual([]);
});
