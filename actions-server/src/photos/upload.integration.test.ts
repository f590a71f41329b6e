import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { errorCatalogue } from '#contract/http/errors.ts';
import { photoCaps } from '#contract/laundromat/laundromat.ts';
import { photoLimitMessage, photoList } from '#contract/photos/photos.ts';
import { denseWidth, photoVariant, photoWidths } from '#contract/photos/shown-photo.ts';
import { setUpPhotos, picture, type PhotoSetup } from '../../testing/photo-setup.ts';
import { visitor, type Person } from '../../testing/server-setup.ts';

let setup: PhotoSetup;
let owner: Required<Person>;

beforeAll(async () => {
  setup = await setUpPhotos();
  owner = await setup.addUser('owner');
});
afterAll(() => setup?.close());

test('an owner adds photos: rows in order, the first one primary, all widths of each in the storage', async () => {
  const laundromat = await setup.addTieredLaundromat(owner, 'premium', false);
  const answer = await setup
    .upload(owner, laundromat, [await picture('#ff0000', 2000, 1000), await picture()])
    .field('alt', '  La façade ')
    .field('alt', '');
  expect(answer.status).toBe(201);
  expect(photoList.parse(answer.body)).toEqual(answer.body);
  expect(answer.body).toMatchObject([
    { alt: 'La façade', isPrimary: true, order: 0 },
    { alt: null, isPrimary: false, order: 1 },
  ]);
  const [{ url }] = answer.body;
  expect(url).toMatch(/_2000x1000\.webp$/);
  const files = await setup.files();
  const small = answer.body[1].url;
  expect(files.toSorted()).toEqual(
    [
      photoVariant(url, denseWidth),
      ...[url, small]
        .flatMap((each) => photoWidths.map((width) => photoVariant(each, width)))
        .flatMap((path) => [path, path.replace(/webp$/, 'avif')]),
    ]
      .map((path) => path.slice('/photos/'.length))
      .toSorted(),
  );

  for (const width of photoWidths) {
    const file = await request(setup.app).get(photoVariant(url, width)).buffer();
    expect([file.status, file.type]).toEqual([200, 'image/webp']);
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(file.body).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
  }

  const more = await setup.upload(owner, laundromat, [await picture()]);
  expect(
    more.body.map(({ order, isPrimary }: { order: number; isPrimary: boolean }) => [order, isPrimary]),
  ).toEqual([
    [0, true],
    [1, false],
    [2, false],
  ]);
});

test('an administrator adds photos to any laundromat', async () => {
  const laundromat = await setup.addTieredLaundromat(owner, 'free', false);
  const answer = await setup.upload(await setup.addUser('admin'), laundromat, [await picture()]);
  expect([answer.status, answer.body.length]).toEqual([201, 1]);
});

test.each([
  ['a visitor', 'unauthenticated', () => visitor],
  ['a client', 'ownerOnly', () => setup.addUser('client')],
  ['another owner', 'notYourLaundromat', () => setup.addUser('owner')],
] as const)('%s may not add photos (%s)', async (_, code, person) => {
  const laundromat = await setup.addTieredLaundromat(owner, 'free');
  const sender = await person();
  const file = await picture();
  await setup.expectNothingNew(laundromat, async () => {
    const answer = await setup.upload(sender, laundromat, [file]);
    expect([answer.status, answer.body.code]).toEqual([errorCatalogue[code].status, code]);
  });
});

test('another user’s unpublished laundromat is answered like an unknown one', async () => {
  const hidden = await setup.addTieredLaundromat(await setup.addUser('owner'), 'free', false);
  const file = await picture();
  for (const id of [hidden, '00000000-0000-4000-8000-000000000000', 'not-an-id', '..%2f..%2fetc']) {
    const answer = await setup.upload(owner, id, [file]);
    expect([answer.status, answer.body.code]).toEqual([404, 'laundromatNotFound']);
  }
});

describe('the cap', () => {
  test.each(['free', 'premium', 'featured'] as const)(
    'of the %s tier is the one of the contract',
    async (tier) => {
      const laundromat = await setup.addTieredLaundromat(owner, tier);
      const cap = photoCaps[tier];
      await setup.sql.query(
        `insert into photos (laundromat_id, url) select $1, '/photos/x.webp' from generate_series(1, $2::int)`,
        [laundromat, cap - 1],
      );
      const file = await picture('#3366cc', 20, 20);
      await setup.expectNothingNew(laundromat, async () => {
        const tooMany = await setup.upload(owner, laundromat, [file, file]);
        expect(tooMany.status).toBe(403);
        expect(tooMany.body).toEqual({
          code: 'photoLimitReached',
          message: `Vous pouvez ajouter maximum ${cap} photos avec cette formule.`,
        });
      });
      expect((await setup.upload(owner, laundromat, [file])).status).toBe(201);
      expect((await setup.upload(owner, laundromat, [file])).body.code).toBe('photoLimitReached');
      expect(await setup.photoCount(laundromat)).toBe(cap);
    },
  );

  test('is exact when uploads come at once, and leaves no file of those refused', async () => {
    const laundromat = await setup.addTieredLaundromat(owner, 'free');
    const before = (await setup.files()).length;
    const file = await picture('#3366cc', 20, 20);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => setup.upload(owner, laundromat, [file])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.message).toBe(photoLimitMessage(2));
    const { rows } = await setup.sql.query(
      'select position, is_primary from photos where laundromat_id = $1 order by position',
      [laundromat],
    );
    expect(rows).toEqual([
      { position: 0, is_primary: true },
      { position: 1, is_primary: false },
    ]);
    expect((await setup.files()).length).toBe(before + 12);
  });

  test('refuses eleven files whatever the tier', async () => {
    const laundromat = await setup.addTieredLaundromat(owner, 'featured');
    const file = await picture('#3366cc', 20, 20);
    await setup.expectNothingNew(laundromat, async () => {
      const answer = await setup.upload(
        owner,
        laundromat,
        Array.from({ length: 11 }, () => file),
      );
      expect([answer.status, answer.body.message]).toEqual([403, photoLimitMessage(10)]);
    });
  });
});

describe('a photo with an id made by the browser', () => {
  test('is stored once however often it is sent, even when nothing more has room', async () => {
    const laundromat = await setup.addTieredLaundromat(owner, 'free');
    const [first, second] = [randomUUID(), randomUUID()];
    const file = await picture('#3366cc', 20, 20);
    const send = (...ids: string[]) => {
      const sent = setup.upload(
        owner,
        laundromat,
        ids.map(() => file),
      );
      for (const id of ids) sent.field('id', id);
      return sent;
    };
    expect((await send(first)).body.map(({ id }: { id: string }) => id)).toEqual([first]);
    await send(first, second);
    const again = await send(first, second);
    expect([again.status, again.body.map(({ id }: { id: string }) => id)]).toEqual([201, [first, second]]);
    expect(await setup.photoCount(laundromat)).toBe(2);

    const atOnce = await setup.addTieredLaundromat(owner, 'premium');
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => setup.upload(owner, atOnce, [file]).field('id', id)),
    );
    for (const { status, body } of answers) expect([201, 409], body.message).toContain(status);
    expect(await setup.photoCount(atOnce)).toBe(1);
  });

  test("cannot replace another user's photo", async () => {
    const theirs = await setup.addTieredLaundromat(await setup.addUser('owner'), 'free');
    const mine = await setup.addTieredLaundromat(owner, 'free');
    const id = randomUUID();
    await setup.sql.query(`insert into photos (id, laundromat_id, url) values ($1, $2, '/photos/x.webp')`, [
      id,
      theirs,
    ]);
    const file = await picture('#3366cc', 20, 20);
    await setup.expectNothingNew(mine, async () => {
      const answer = await setup.upload(owner, mine, [file]).field('id', id);
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    });
    expect(await setup.photoCount(theirs)).toBe(1);
  });

  test('needs a real id', async () => {
    const laundromat = await setup.addTieredLaundromat(owner, 'free');
    const file = await picture('#3366cc', 20, 20);
    const id = randomUUID();
    for (const ids of [['../x'], [id, id]]) {
      const sent = setup.upload(owner, laundromat, [file, file]);
      for (const each of ids) sent.field('id', each);
      expect((await sent).status).toBe(400);
    }
    expect(await setup.photoCount(laundromat)).toBe(0);
  });
});

test('too many uploads are refused', async () => {
  const person = await setup.addUser('owner');
  const laundromat = await setup.addTieredLaundromat(person, 'free');
  const strict = setup.appWith({ RATE_LIMIT_FACTOR: 0.03 });
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    statuses.push((await setup.upload(person, laundromat, [], strict)).status);
  }
  expect(statuses).toEqual([415, 415, 429]);
});

test('two pictures at a time: answers come while others are being converted', async () => {
  const laundromat = await setup.addTieredLaundromat(owner, 'featured');
  const large = await picture('#123456', 4000, 3000);
  let done = false;
  const uploading = setup.upload(owner, laundromat, [large, large, large]).then((answer) => {
    done = true;
    return answer;
  });
  const health = await vi.waitFor(() => request(setup.app).get('/api/health'));
  expect([health.status, done]).toEqual([200, false]);
  expect((await uploading).status).toBe(201);
});
