import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCatalogue } from '#contract/http/errors.ts';
import type { Photo } from '#contract/photos/photos.ts';
import { decideLaundromat, deletion, removePhoto, restoreLaundromat } from '../../testing/decisions.ts';
import { setUpPhotos, picture, type PhotoSetup } from '../../testing/photo-setup.ts';
import { visitor, type Person } from '../../testing/server-setup.ts';
import { diskStorage } from '../storage/storage-disk.ts';
import { orphanPhotos } from './photo-events.ts';

let setup: PhotoSetup;
let owner: Required<Person>;
let small: Buffer;

beforeAll(async () => {
  setup = await setUpPhotos();
  owner = await setup.addUser('owner');
  small = await picture('#3366cc', 20, 20);
});
afterAll(() => setup?.close());

async function pictured(count: number): Promise<{ laundromat: string; photos: Photo[] }> {
  const laundromat = await setup.addTieredLaundromat(owner, 'premium');
  const answer = await setup.upload(
    owner,
    laundromat,
    Array.from({ length: count }, () => small),
  );
  return { laundromat, photos: answer.body };
}

const ids = (photos: Photo[]) => photos.map(({ id }) => id);
const primaries = (photos: Photo[]) => ids(photos.filter(({ isPrimary }) => isPrimary));
const remove = (person: Person, laundromat: string, photo: string) =>
  setup.send(person, 'delete', `/api/laundromats/${laundromat}/photos/${photo}`);
const restore = (person: Person, laundromat: string, photo: string) =>
  setup.send(person, 'post', `/api/laundromats/${laundromat}/photos/${photo}/restore`);
const arrange = (person: Person, laundromat: string, photos: unknown) =>
  setup.send(person, 'patch', `/api/laundromats/${laundromat}/photos`).send({ photos });

describe('deleting', () => {
  test('removes the row, keeps the files for a day, and the next photo becomes the primary one', async () => {
    const { laundromat, photos } = await pictured(3);
    const answer = await remove(owner, laundromat, photos[0]!.id);
    expect(answer.status).toBe(200);
    expect(ids(answer.body)).toEqual(ids(photos).slice(1));
    expect(primaries(answer.body)).toEqual([photos[1]!.id]);
    const name = path.basename(photos[0]!.url, '.webp');
    const filesOf = async () => (await setup.files()).filter((file) => file.startsWith(name));
    expect(await filesOf()).toHaveLength(6);

    await ageFiles();
    await purge();
    expect(await filesOf()).toHaveLength(6);
    await setup.sql.query(
      `update photo_deletions set deleted_at = now() - interval '25 hours' where id = $1`,
      [photos[0]!.id],
    );
    await purge();
    expect(await filesOf()).toEqual([]);
    expect((await setup.send(visitor, 'get', photos[0]!.url)).status).toBe(404);
    expect((await restore(owner, laundromat, photos[0]!.id)).body.code).toBe('photoNotFound');
    expect((await remove(owner, laundromat, photos[0]!.id)).body.code).toBe('photoNotFound');
  });

  test('never touches a picture that the storage does not hold', async () => {
    const laundromat = await setup.addTieredLaundromat(owner, 'premium');
    await writeFile(path.join(setup.directory, 'shared.webp'), 'shared');
    const { rows } = await setup.sql.query<{ id: string }>(
      `insert into photos (laundromat_id, url) values ($1, '/photos/shared.webp'), ($1, '/photos/../shared.webp'),
         ($1, 'https://example.org/a.webp') returning id`,
      [laundromat],
    );
    for (const { id } of rows) expect((await remove(owner, laundromat, id)).status).toBe(200);
    expect(await setup.files()).toContain('shared.webp');
  });

  test.each(['..%2f..%2fetc%2fpasswd', 'x', '%00', randomUUID()])('knows no photo %s', async (id) => {
    const { laundromat } = await pictured(1);
    const answer = await remove(owner, laundromat, id);
    expect([answer.status, answer.body.code]).toEqual([404, 'photoNotFound']);
    expect(await setup.count('photos', 'laundromat_id = $1', laundromat)).toBe(1);
  });

  test('reaches no photo of another laundromat', async () => {
    const [mine, theirs] = [await pictured(1), await pictured(1)];
    expect((await remove(owner, mine.laundromat, theirs.photos[0]!.id)).status).toBe(404);
    expect(await setup.count('photos', 'laundromat_id = $1', theirs.laundromat)).toBe(1);
  });

  test('all at once leaves nothing, and never a laundromat without a primary photo', async () => {
    const { laundromat, photos } = await pictured(4);
    const leaving = ids(photos).slice(0, 3);
    const answers = await Promise.all(leaving.map((id) => remove(owner, laundromat, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await setup.sql.query('select id, is_primary from photos where laundromat_id = $1', [
      laundromat,
    ]);
    expect(rows).toEqual([{ id: photos[3]!.id, is_primary: true }]);
  });
});

describe('restoring', () => {
  test('puts a photo where it was, with its text and its mark', async () => {
    const { laundromat, photos } = await pictured(3);
    const [first, second, third] = photos as [Photo, Photo, Photo];
    const arranged = await arrange(owner, laundromat, [
      { id: second.id },
      { id: first.id, alt: 'La façade' },
      { id: third.id },
    ]);
    await remove(owner, laundromat, first.id);
    const back = await restore(owner, laundromat, first.id.toUpperCase());
    expect([back.status, ids(back.body)]).toEqual([200, ids(arranged.body)]);
    expect(back.body[1]).toMatchObject({ id: first.id, alt: 'La façade', isPrimary: true });
    expect(primaries(back.body)).toEqual([first.id]);
    expect((await setup.send(visitor, 'get', first.url)).status).toBe(200);
    expect((await restore(owner, laundromat, first.id)).body.code).toBe('photoNotFound');
  });

  test('is refused beyond the cap of the tier, and possible once there is room', async () => {
    const { laundromat, photos } = await pictured(6);
    await remove(owner, laundromat, photos[0]!.id);
    const added = await setup.upload(owner, laundromat, [small]);
    expect((await restore(owner, laundromat, photos[0]!.id)).body.code).toBe('photoLimitReached');
    await remove(owner, laundromat, added.body.at(-1).id);
    expect((await restore(owner, laundromat, photos[0]!.id)).status).toBe(200);
  });

  test('reaches no photo of another laundromat, and none that an administrator removed', async () => {
    const admin = await setup.addUser('admin');
    const [mine, theirs] = [await pictured(1), await pictured(1)];
    await remove(owner, theirs.laundromat, theirs.photos[0]!.id);
    expect((await restore(owner, mine.laundromat, theirs.photos[0]!.id)).body.code).toBe('photoNotFound');
    await setup.graphql(admin, removePhoto, { id: mine.photos[0]!.id, reason: 'Prise ailleurs.' });
    expect((await restore(owner, mine.laundromat, mine.photos[0]!.id)).body.code).toBe('photoNotFound');
    expect((await restore(admin, theirs.laundromat, theirs.photos[0]!.id)).body.code).toBe('ownerOnly');
  });

  test('is over once the laundromat was deleted: the files may be gone when it is restored', async () => {
    const { laundromat, photos } = await pictured(2);
    await remove(owner, laundromat, photos[0]!.id);
    const admin = await setup.addUser('admin');
    await setup.graphql(admin, decideLaundromat, deletion(laundromat));
    await ageFiles();
    await purge();
    await setup.graphql(admin, restoreLaundromat, { id: laundromat });
    expect((await restore(owner, laundromat, photos[0]!.id)).status).toBe(404);
    expect((await setup.files()).some((file) => photos[1]!.url.endsWith(file))).toBe(true);
  });

  test('is not blocked by another owner who takes the id meanwhile', async () => {
    const { laundromat, photos } = await pictured(1);
    const id = photos[0]!.id;
    await remove(owner, laundromat, id);
    const other = await setup.addUser('owner');
    const elsewhere = await setup.addTieredLaundromat(other, 'premium');
    const taken = await setup.upload(other, elsewhere, [small]).field('id', id);
    expect([taken.status, taken.body.code]).toEqual([410, 'photoRemoved']);
    expect(ids((await restore(owner, laundromat, id)).body)).toEqual([id]);
  });
});

describe('arranging', () => {
  test('gives a new order, texts and primary photo', async () => {
    const { laundromat, photos } = await pictured(3);
    const [a, b, c] = ids(photos) as [string, string, string];
    const answer = await arrange(owner, laundromat, [
      { id: c, alt: 'La façade' },
      { id: a, alt: '  ' },
      { id: b.toUpperCase(), isPrimary: true },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject([
      { id: c, order: 0, alt: 'La façade', isPrimary: false },
      { id: a, order: 1, alt: null, isPrimary: false },
      { id: b, order: 2, alt: null, isPrimary: true },
    ]);
    const again = await arrange(owner, laundromat, [{ id: a }, { id: b }, { id: c }]);
    expect(ids(again.body)).toEqual([a, b, c]);
    expect(primaries(again.body)).toEqual([b]);
    expect(again.body[2].alt).toBe('La façade');
  });

  test('accepts the list as it was returned', async () => {
    const { laundromat, photos } = await pictured(2);
    const answer = await arrange(owner, laundromat, photos.toReversed());
    expect([answer.status, ids(answer.body)]).toEqual([200, ids(photos).toReversed()]);
  });

  test('at once lets the later one win as a whole', async () => {
    const { laundromat, photos } = await pictured(5);
    const wishes = ids(photos).map((first) => [
      { id: first, isPrimary: true },
      ...ids(photos)
        .filter((id) => id !== first)
        .map((id) => ({ id })),
    ]);
    const answers = await Promise.all(wishes.map((portalInput) => arrange(owner, laundromat, portalInput)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await setup.sql.query(
      'select id, is_primary, position from photos where laundromat_id = $1 order by position',
      [laundromat],
    );
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
    expect(rows.map(({ is_primary }) => is_primary)).toEqual([true, false, false, false, false]);
  });

  test('works concurrently with deleting and uploading', async () => {
    const { laundromat, photos } = await pictured(5);
    const [a, b, c, d, e] = ids(photos) as [string, string, string, string, string];
    const primaryFirst = (order: string[]) => order.map((id, index) => ({ id, isPrimary: index === 0 }));
    const answers = await Promise.all([
      arrange(owner, laundromat, primaryFirst([b, e, d, c, a])),
      remove(owner, laundromat, a),
      arrange(owner, laundromat, primaryFirst([c, a, b, e, d])),
      remove(owner, laundromat, b),
      setup.upload(owner, laundromat, [small]),
      arrange(owner, laundromat, primaryFirst([a, d, c, b, e])),
    ]);
    const [one, first, two, second, upload, three] = answers.map(({ status }) => status);
    expect([first, second, upload]).toEqual([200, 200, 201]);
    for (const status of [one, two, three]) expect([200, 409]).toContain(status);
    expect(await setup.count('photos', 'laundromat_id = $1', laundromat)).toBe(4);
    expect(await setup.count('photos', 'laundromat_id = $1 and is_primary', laundromat)).toBe(1);
  });

  test.each<[string, number, string, (ids: string[]) => unknown]>([
    ['a photo is missing', 409, 'photosChanged', ([a]) => [{ id: a }]],
    ['a photo is unknown', 409, 'photosChanged', ([a, b]) => [{ id: a }, { id: b }, { id: randomUUID() }]],
    ['a photo is named twice', 400, 'invalidInput', ([a]) => [{ id: a }, { id: a }]],
    ['two are primary', 400, 'invalidInput', (all) => all.map((id) => ({ id, isPrimary: true }))],
    ['a text is too long', 400, 'invalidInput', ([a, b]) => [{ id: a, alt: 'x'.repeat(201) }, { id: b }]],
    ['it is no list', 400, 'invalidInput', () => ({ length: 2 })],
    ['an id is none', 400, 'invalidInput', () => [{ id: '../x' }, { id: 7 }]],
  ])('is refused when %s', async (_, status, code, photosOf) => {
    const { laundromat, photos } = await pictured(2);
    const answer = await arrange(owner, laundromat, photosOf(ids(photos)));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const unchanged = await setup.send(visitor, 'get', `/api/laundromats/${laundromat}`);
    expect(unchanged.body.photos).toEqual(photos);
  });

  test('of no photos is an empty list', async () => {
    const laundromat = await setup.addTieredLaundromat(owner, 'free');
    expect((await arrange(owner, laundromat, [])).body).toEqual([]);
  });
});

test.each([
  ['a visitor', 'unauthenticated', () => visitor],
  ['a client', 'ownerOnly', () => setup.addUser('client')],
  ['another owner', 'notYourLaundromat', () => setup.addUser('owner')],
] as const)('%s may neither delete, bring back nor arrange photos (%s)', async (_, code, person) => {
  const { laundromat, photos } = await pictured(1);
  const other = await person();
  const refused = [errorCatalogue[code].status, code];
  const deleted = await remove(other, laundromat, photos[0]!.id);
  expect([deleted.status, deleted.body.code]).toEqual(refused);
  const restored = await restore(other, laundromat, photos[0]!.id);
  expect([restored.status, restored.body.code]).toEqual(refused);
  const arranged = await arrange(other, laundromat, [{ id: photos[0]!.id, alt: 'x' }]);
  expect([arranged.status, arranged.body.code]).toEqual(refused);
  expect(await setup.count('photos', 'laundromat_id = $1 and alt is null', laundromat)).toBe(1);
});

test('an administrator arranges photos of any laundromat, and deletes none without a reason', async () => {
  const admin = await setup.addUser('admin');
  const { laundromat, photos } = await pictured(2);
  expect((await arrange(admin, laundromat, photos.toReversed())).status).toBe(200);
  const deletion = await remove(admin, laundromat, photos[0]!.id);
  expect([deletion.status, deletion.body.code]).toEqual([403, 'ownerOnly']);
});

test('other methods get a 405 with the allowed ones', async () => {
  const { laundromat } = await pictured(0);
  const answer = await setup.send(owner, 'get', `/api/laundromats/${laundromat}/photos`);
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST, PATCH']);
});

test('files that no row names any more are found and removed, once they are a day old', async () => {
  const storage = diskStorage(setup.directory);
  const { laundromat, photos } = await pictured(2);
  const [kept, lost] = photos.map(({ url }) => url.slice('/photos/'.length, -'.webp'.length)) as [
    string,
    string,
  ];
  const versions = ['', '-960', '-480'].flatMap((width) => [`${lost}${width}.webp`, `${lost}${width}.avif`]);
  const left = [...versions, `.${kept}.webp.part`];
  await setup.sql.query('delete from photos where id = $1', [photos[1]!.id]);
  for (const name of ['other.webp', `.${kept}.webp.part`])
    await writeFile(path.join(setup.directory, name), 'x');

  const found = async () => collect(orphanPhotos(setup.db, storage));
  expect(await found()).toEqual([]);
  await ageFiles();
  expect(await found()).toEqual(left.toSorted());
  await purge();
  expect(await found()).toEqual([]);
  const names = await setup.files();
  expect(names.filter((name) => name.startsWith(kept))).toHaveLength(6);
  expect(names).toContain('other.webp');
  expect(await setup.count('photos', 'laundromat_id = $1', laundromat)).toBe(1);
});

async function ageFiles(): Promise<void> {
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const name of await setup.files()) await utimes(path.join(setup.directory, name), old, old);
}

async function purge(): Promise<void> {
  const { status } = await request(setup.app)
    .post('/cron/purge_photos')
    .set('x-hook-secret', setup.env.HOOK_SECRET);
  expect(status).toBe(204);
}

async function collect(names: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const name of names) all.push(name);
  return all.sort();
}
