import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Photo } from '#contract/laundromats.ts';
import { openPhotoWorld, picture, type PhotoWorld } from '../../testing/photo-world.ts';
import type { Person } from '../../testing/world.ts';

let world: PhotoWorld;
let owner: Required<Person>;
let admin: Required<Person>;

beforeAll(async () => {
  world = await openPhotoWorld();
  owner = await world.addUser('owner');
  admin = await world.addUser('admin', 'Alix');
});
afterAll(() => world?.close());

/** A premium laundromat of the owner with two photos. */
async function pictured(): Promise<{ laundromat: string; photos: [Photo, Photo] }> {
  const laundromat = await world.addTieredLaundromat(owner, 'premium');
  const file = await picture('#3366cc', 20, 20);
  return { laundromat, photos: (await world.upload(owner, laundromat, [file, file])).body };
}

const pathOf = (laundromat: string, photo = '') =>
  `/api/laundromats/${laundromat}/photos${photo && `/${photo}`}`;

/** What the journal tells of photos since the last time, in whatever order. */
let told = 0;
async function news() {
  const { rows } = await world.sql.query<Record<string, unknown>>(
    `select user_id, actor, operation, table_name, row_id, subject, before, after from admin_actions
     order by created_at, before ->> 'position', id`,
  );
  const fresh = rows.slice(told);
  told = rows.length;
  return fresh;
}

test('a photo that an administrator deletes is in the journal with its text and its laundromat, and its files are gone', async () => {
  const { laundromat, photos } = await pictured();
  expect(await news()).toEqual([]);
  const answer = await world.send(admin, 'delete', pathOf(laundromat, photos[0].id));
  expect(answer.body).toMatchObject([{ id: photos[1].id, isPrimary: true }]);
  expect(await news()).toEqual([
    {
      user_id: admin.id,
      actor: 'Alix Durand',
      operation: 'delete',
      table_name: 'photos',
      row_id: photos[0].id,
      subject: 'Laverie du Test',
      before: {
        id: photos[0].id,
        laundromat_id: laundromat,
        url: photos[0].url,
        alt: null,
        is_primary: true,
        position: 0,
      },
      after: null,
    },
  ]);
  const name = photos[0].url.replace('/photos/', '').replace('.webp', '');
  expect((await world.files()).filter((file) => file.startsWith(name))).toEqual([]);
});

test('photos that an administrator adds and arranges are in the journal, each once', async () => {
  const { laundromat, photos } = await pictured();
  await world.upload(admin, laundromat, [await picture('#3366cc', 20, 20)]);
  expect(await news()).toMatchObject([{ operation: 'insert', user_id: admin.id, after: { position: 2 } }]);

  const { rows } = await world.sql.query<{ id: string }>(
    'select id from photos where laundromat_id = $1 order by position',
    [laundromat],
  );
  const arrange = (changes: object[]) =>
    world
      .send(admin, 'patch', pathOf(laundromat))
      .send({ photos: rows.map(({ id }, index) => ({ id, ...changes[index] })) });
  await arrange([{}, { isPrimary: true, alt: 'La façade' }, {}]);
  const changes = await news();
  expect(changes).toHaveLength(2);
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        row_id: photos[0].id,
        before: { is_primary: true },
        after: { is_primary: false },
      }),
      expect.objectContaining({
        row_id: photos[1].id,
        before: { is_primary: false, alt: null },
        after: { is_primary: true, alt: 'La façade' },
      }),
    ]),
  );
  await arrange([{}, { isPrimary: true, alt: 'La façade' }, {}]);
  expect(await news()).toEqual([]);
});

test("an owner's changes of photos are not in the journal", async () => {
  const { laundromat, photos } = await pictured();
  const arranged = photos.toReversed().map(({ id }) => ({ id, alt: 'Dedans' }));
  expect((await world.send(owner, 'patch', pathOf(laundromat)).send({ photos: arranged })).status).toBe(200);
  expect((await world.send(owner, 'delete', pathOf(laundromat, photos[0].id))).status).toBe(200);
  expect(await news()).toEqual([]);
});

test('a header that names an administrator makes nobody one', async () => {
  const { laundromat, photos } = await pictured();
  const answer = await world
    .send(owner, 'delete', pathOf(laundromat, photos[0].id))
    .set('x-hasura-acting-admin-id', admin.id);
  expect(answer.status).toBe(200);
  expect(await news()).toEqual([]);
});
