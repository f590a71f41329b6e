import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFakeBuild, type FakeBuild } from '../../testing/fake-renderer.ts';
import { setUpServer, visitor, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let build: FakeBuild;
beforeAll(async () => {
  build = await writeFakeBuild();
  setup = await setUpServer({ APP_SHELL: build.shellPath, PAGE_RENDERER: build.rendererPath });
});
afterAll(async () => {
  await setup?.close();
  await build?.remove();
});

const page = async (path: string) => (await setup.send(visitor, 'get', `/pages${path}`)).text;

test('the pages of a laundromat are rendered again after each change, and others stay', async () => {
  const laundromat = await setup.addLaundromat({ active: false });
  const { rows } = await setup.sql.query('select slug from laundromats where id = $1', [laundromat]);
  const own = `/laverie/${rows[0].slug}`;
  const listening = `datname = current_database() and query = 'listen purged_pages' and state = 'idle'`;
  await expect.poll(() => setup.count('pg_stat_activity', listening)).toBe(1);
  const faq = await page('/faq');
  const shown = async () => [await page(own), await page('/directory?city=Lyon')];
  const addPhoto = `insert into review_photos (id, review_id, laundromat_id, url)
    select gen_random_uuid(), id, laundromat_id, '/photos/a.webp' from reviews where laundromat_id = $1`;
  const changes = [
    'update laundromats set is_active = true where id = $1',
    `update laundromats set name = 'Laverie du Pont' where id = $1`,
    `insert into reviews (laundromat_id, author_name, rating, comment) values ($1, 'Anaïs', 4, 'Bien.')`,
    `update reviews set answer = 'Merci.', answered_at = now() where laundromat_id = $1`,
    `update review_photos set is_approved = true where laundromat_id = $1`,
    `delete from review_photos where laundromat_id = $1`,
    `insert into opening_exceptions (laundromat_id, first_day, last_day) values ($1, '2027-01-04', '2027-01-08')`,
    'update laundromats set closed_at = now(), is_active = false where id = $1',
    'delete from laundromats where id = $1',
  ];
  for (const change of changes) {
    if (change.startsWith('update review_photos')) await setup.sql.query(addPhoto, [laundromat]);
    const before = await shown();
    await setup.sql.query(change, [laundromat]);
    await expect.poll(async () => (await shown()).filter((text) => before.includes(text))).toEqual([]);
  }
  expect(await page('/faq')).toBe(faq);
});

test('no spelling of its address keeps the page of a withdrawn laundromat', async () => {
  const laundromat = await setup.addLaundromat();
  const { rows } = await setup.sql.query('select slug from laundromats where id = $1', [laundromat]);
  const own: string = `/laverie/${rows[0].slug}`;
  const spellings = [
    own.replace('laverie', 'Laverie'),
    own.toUpperCase(),
    `${own}/`,
    own.replace('laverie', '%6Caverie'),
  ];
  for (const spelling of spellings) {
    const { status, headers } = await setup.send(visitor, 'get', `/pages${spelling}`);
    expect([status, headers['location']]).toEqual([301, own]);
  }
});

test.each([
  ['/api/services', `update services set name = 'Laverie à pièces' where name = 'Lave-linge'`],
  ['/api/subscription-plans', `update subscription_plans set name = 'Premium XL' where name = 'Premium+'`],
])('%s says a change as soon as it is purged', async (path, change) => {
  const list = async () => (await setup.send(visitor, 'get', path)).body;
  const before = await list();
  await setup.sql.query(change);
  await expect.poll(list).not.toEqual(before);
});
