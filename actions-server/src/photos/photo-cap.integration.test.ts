import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { laundromatTiers, photoCaps } from '#contract/laundromat/laundromat.ts';
import { setUpPhotos, type PhotoSetup } from '../../testing/photo-setup.ts';
import type { Person } from '../../testing/server-setup.ts';
import { systemWithTimeout } from '../session/caller.ts';
import { insertPhotos } from './add-photos.ts';

let setup: PhotoSetup;
let owner: Required<Person>;
beforeAll(async () => {
  setup = await setUpPhotos();
  owner = await setup.addUser('owner');
});
afterAll(() => setup?.close());

const add = (laundromat: string, count: number) =>
  insertPhotos(
    setup.db,
    { ...systemWithTimeout({}), role: 'owner', userId: owner.id },
    laundromat,
    Array.from({ length: count }, () => ({ id: randomUUID(), name: `${randomUUID()}_20x20`, alt: null })),
  );
const full = { code: 'photoLimitReached' };

test.each(laundromatTiers)('a %s laundromat has no more photos than its tier allows', async (tier) => {
  const laundromat = await setup.addTieredLaundromat(owner, tier);
  await expect(add(laundromat, photoCaps[tier] + 1)).rejects.toMatchObject(full);
  expect(await add(laundromat, photoCaps[tier])).toHaveLength(photoCaps[tier]);
  await expect(add(laundromat, 1)).rejects.toMatchObject(full);
});

test('of two uploads at once that fit only one by one, the second is refused', async () => {
  const laundromat = await setup.addTieredLaundromat(owner, 'free');
  await add(laundromat, 1);
  const outcomes = await Promise.allSettled([add(laundromat, 1), add(laundromat, 1)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a laundromat that falls to a lower tier keeps its photos and gets no more', async () => {
  const laundromat = await setup.addTieredLaundromat(owner, 'premium');
  await add(laundromat, photoCaps.premium);
  await setup.sql.query('update laundromats set is_premium = false where id = $1', [laundromat]);
  expect(await setup.count('photos', 'laundromat_id = $1', laundromat)).toBe(photoCaps.premium);
  await expect(add(laundromat, 1)).rejects.toMatchObject(full);
});

test('above the cap of a lower tier deleted photos can be restored until one is added', async () => {
  const laundromat = await setup.addTieredLaundromat(owner, 'premium');
  const leaving = (await add(laundromat, 4))
    .slice(1)
    .map(({ id }) => `/api/laundromats/${laundromat}/photos/${id}`);
  await setup.sql.query('update laundromats set is_premium = false where id = $1', [laundromat]);
  const restore = (path: string) => setup.send(owner, 'post', `${path}/restore`);
  for (const path of leaving) await setup.send(owner, 'delete', path);
  for (const path of leaving) expect((await restore(path)).status).toBe(200);
  for (const path of leaving) await setup.send(owner, 'delete', path);
  await add(laundromat, 1);
  expect((await restore(leaving[0]!)).body).toMatchObject(full);
});
