import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { errorCatalogue } from '#contract/errors.ts';
import { photoCaps, photoMaxBytes, photoVariant, photoWidths } from '#contract/laundromat.ts';
import {
  photoBrokenMessage,
  photoLimitMessage,
  photoList,
  photoMissingMessage,
  photoSizeMessage,
  photoTypeMessage,
} from '#contract/photos.ts';
import { openPhotoWorld, picture, type PhotoWorld } from '../../testing/photo-world.ts';
import { visitor, type Person } from '../../testing/world.ts';

let world: PhotoWorld;
let owner: Required<Person>;

beforeAll(async () => {
  world = await openPhotoWorld();
  owner = await world.addUser('owner');
});
afterAll(() => world?.close());

const rowsOf = (laundromatId: string) => world.count('photos', 'laundromat_id = $1', laundromatId);

/** Nothing may be left of what is refused: no row and no file. */
async function expectNothingNew(laundromatId: string, send: () => PromiseLike<unknown>) {
  const before = [await rowsOf(laundromatId), await world.files()];
  await send();
  expect([await rowsOf(laundromatId), await world.files()]).toEqual(before);
}

test('an owner adds photos: rows in order, the first one primary, three widths of each in the storage', async () => {
  const laundromat = await world.addTieredLaundromat(owner, 'premium', false);
  const answer = await world
    .upload(owner, laundromat, [await picture('#ff0000', 2000, 1000), await picture()])
    .field('alt', '  La façade ')
    .field('alt', '');
  expect(answer.status).toBe(201);
  expect(photoList.parse(answer.body)).toEqual(answer.body);
  expect(answer.body).toMatchObject([
    { alt: 'La façade', isPrimary: true, order: 0 },
    { alt: null, isPrimary: false, order: 1 },
  ]);
  const [{ id, url }] = answer.body;
  expect(url).toBe(`/photos/${id}.webp`);
  const added = (await world.files()).filter((name) => name.startsWith(id));
  expect(added.sort()).toEqual([`${id}-480.webp`, `${id}-960.webp`, `${id}.webp`].sort());

  for (const width of photoWidths) {
    const file = await request(world.app).get(photoVariant(url, width)).buffer();
    expect([file.status, file.type]).toEqual([200, 'image/webp']);
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(file.body).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
  }

  const more = await world.upload(owner, laundromat, [await picture()]);
  expect(
    more.body.map(({ order, isPrimary }: { order: number; isPrimary: boolean }) => [order, isPrimary]),
  ).toEqual([
    [0, true],
    [1, false],
    [2, false],
  ]);
});

test('an administrator adds photos to any laundromat', async () => {
  const laundromat = await world.addTieredLaundromat(owner, 'free', false);
  const answer = await world.upload(await world.addUser('admin'), laundromat, [await picture()]);
  expect([answer.status, answer.body.length]).toEqual([201, 1]);
});

test.each([
  ['a visitor', 'unauthenticated', () => visitor],
  ['a client', 'ownerOnly', () => world.addUser('client')],
  ['another owner', 'notYourLaundromat', () => world.addUser('owner')],
] as const)('%s may not add photos (%s)', async (_, code, person) => {
  const laundromat = await world.addTieredLaundromat(owner, 'free');
  const somebody = await person();
  const file = await picture();
  await expectNothingNew(laundromat, async () => {
    const answer = await world.upload(somebody, laundromat, [file]);
    expect([answer.status, answer.body.code]).toEqual([errorCatalogue[code].status, code]);
  });
});

test('an unpublished laundromat of somebody else is as unknown as one that never was', async () => {
  const hidden = await world.addTieredLaundromat(await world.addUser('owner'), 'free', false);
  const file = await picture();
  for (const id of [hidden, '00000000-0000-4000-8000-000000000000', 'not-an-id', '..%2f..%2fetc']) {
    const answer = await world.upload(owner, id, [file]);
    expect([answer.status, answer.body.code]).toEqual([404, 'laundromatNotFound']);
  }
});

describe('the cap', () => {
  test.each(['free', 'premium', 'featured'] as const)(
    'of the %s tier is the one of the contract',
    async (tier) => {
      const laundromat = await world.addTieredLaundromat(owner, tier);
      const cap = photoCaps[tier];
      await world.sql.query(
        `insert into photos (laundromat_id, url) select $1, '/photos/x.webp' from generate_series(1, $2::int)`,
        [laundromat, cap - 1],
      );
      const file = await picture('#3366cc', 20, 20);
      await expectNothingNew(laundromat, async () => {
        const tooMany = await world.upload(owner, laundromat, [file, file]);
        expect(tooMany.status).toBe(403);
        expect(tooMany.body).toEqual({
          code: 'photoLimitReached',
          message: `Vous pouvez ajouter maximum ${cap} photos avec cette formule.`,
        });
      });
      expect((await world.upload(owner, laundromat, [file])).status).toBe(201);
      expect((await world.upload(owner, laundromat, [file])).body.code).toBe('photoLimitReached');
      expect(await rowsOf(laundromat)).toBe(cap);
    },
  );

  test('is exact when uploads come at once, and leaves no file of those refused', async () => {
    const laundromat = await world.addTieredLaundromat(owner, 'free');
    const before = (await world.files()).length;
    const file = await picture('#3366cc', 20, 20);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.upload(owner, laundromat, [file])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.message).toBe(photoLimitMessage(2));
    const { rows } = await world.sql.query(
      'select position, is_primary from photos where laundromat_id = $1 order by position',
      [laundromat],
    );
    expect(rows).toEqual([
      { position: 0, is_primary: true },
      { position: 1, is_primary: false },
    ]);
    expect((await world.files()).length).toBe(before + 6);
  });

  test('refuses eleven files whatever the tier', async () => {
    const laundromat = await world.addTieredLaundromat(owner, 'featured');
    const file = await picture('#3366cc', 20, 20);
    await expectNothingNew(laundromat, async () => {
      const answer = await world.upload(
        owner,
        laundromat,
        Array.from({ length: 11 }, () => file),
      );
      expect([answer.status, answer.body.message]).toEqual([403, photoLimitMessage(10)]);
    });
  });
});

describe('refused, with nothing stored:', () => {
  let laundromat: string;
  beforeAll(async () => {
    laundromat = await world.addTieredLaundromat(owner, 'featured');
  });
  const sent = () => world.upload(owner, laundromat);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const endpoint = () =>
    request(world.app).post(`/api/laundromats/${laundromat}/photos`).set('Cookie', owner.cookie);

  test.each<[string, number, string | undefined, () => Promise<request.Response> | request.Test]>([
    ['a body without any file', 400, photoMissingMessage, () => sent().field('alt', '').field('alt', '')],
    [
      'an SVG named photo.jpg',
      400,
      photoTypeMessage,
      () => sent().attach('photos', svg, { filename: 'photo.jpg', contentType: 'image/jpeg' }),
    ],
    ['an empty file', 400, photoTypeMessage, () => sent().attach('photos', Buffer.alloc(0), 'photo.jpg')],
    [
      'a file that breaks off',
      400,
      photoBrokenMessage,
      async () => sent().attach('photos', (await picture()).subarray(0, 900), 'photo.jpg'),
    ],
    [
      'one bad file among good ones',
      400,
      photoTypeMessage,
      async () =>
        sent()
          .attach('photos', await picture(), 'a.jpg')
          .attach('photos', svg, 'b.jpg'),
    ],
    [
      'more than 5 MB',
      413,
      photoSizeMessage,
      () => sent().attach('photos', Buffer.alloc(photoMaxBytes + 1, 0xff), 'photo.jpg'),
    ],
    [
      'a file under another name',
      400,
      undefined,
      async () => sent().attach('file', await picture(), 'photo.jpg'),
    ],
    [
      'a field nobody asked for',
      400,
      undefined,
      async () =>
        sent()
          .field('__proto__', 'x')
          .attach('photos', await picture(), 'photo.jpg'),
    ],
    [
      'a text longer than allowed',
      400,
      undefined,
      async () =>
        sent()
          .field('alt', 'é'.repeat(201))
          .attach('photos', await picture(), 'photo.jpg'),
    ],
    [
      'a text of a megabyte',
      400,
      undefined,
      async () =>
        sent()
          .field('alt', 'x'.repeat(1_000_000))
          .attach('photos', await picture(), 'photo.jpg'),
    ],
    [
      'more texts than photos',
      400,
      undefined,
      async () =>
        sent()
          .field('alt', 'a')
          .field('alt', 'b')
          .attach('photos', await picture(), 'photo.jpg'),
    ],
    ['JSON', 415, undefined, () => endpoint().send({ photos: ['x'] })],
    [
      'a bare picture',
      415,
      undefined,
      async () =>
        endpoint()
          .type('image/jpeg')
          .send(await picture()),
    ],
    ['no body', 415, undefined, () => endpoint()],
    [
      'a multipart body without a boundary',
      400,
      undefined,
      () => endpoint().set('Content-Type', 'multipart/form-data; x=y').send('--a'),
    ],
    [
      'a multipart body that breaks off',
      400,
      undefined,
      () =>
        endpoint()
          .set('Content-Type', 'multipart/form-data; boundary=a')
          .send('--a\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nabc'),
    ],
    [
      'a multipart body that is none',
      400,
      undefined,
      () => endpoint().set('Content-Type', 'multipart/form-data; boundary=a').send('hello'),
    ],
  ])('%s', async (_, status, message, send) => {
    await expectNothingNew(laundromat, async () => {
      const answer = await send();
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ code: expect.any(String), message: message ?? expect.any(String) });
      expect(answer.text).not.toMatch(/stack|node_modules|sharp|busboy|vips|tmp/i);
    });
  });
});

test('the name of a file decides nothing', async () => {
  const laundromat = await world.addTieredLaundromat(owner, 'premium');
  const before = new Set(await world.files());
  const answer = await world.upload(owner, laundromat).attach('photos', await picture(), {
    filename: '../../../../tmp/evil.php\u0000.jpg',
    contentType: 'text/html',
  });
  expect(answer.status).toBe(201);
  const added = (await world.files()).filter((name) => !before.has(name));
  const [{ id }] = answer.body;
  expect(added.every((name) => name.startsWith(id))).toBe(true);
  expect(answer.text).not.toContain('evil');
});

test('an upload that is cut off leaves nothing, and the next one works', async () => {
  const laundromat = await world.addTieredLaundromat(owner, 'free');
  const server = createServer(world.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const serverClosed = new Promise<void>((resolve) =>
    server.once('request', (incoming) => incoming.once('close', () => resolve())),
  );
  const client = httpRequest({
    port,
    method: 'POST',
    path: `/api/laundromats/${laundromat}/photos`,
    headers: {
      cookie: owner.cookie,
      'content-type': 'multipart/form-data; boundary=a',
      'content-length': 100_000,
    },
  });
  client.on('error', () => undefined);
  client.write('--a\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nabc');
  await once(server, 'request');
  client.destroy();
  await serverClosed;
  server.close();
  expect(await rowsOf(laundromat)).toBe(0);
  expect((await world.upload(owner, laundromat, [await picture()])).status).toBe(201);
});

test('when the files cannot be stored there is no row, and when Hasura is away the answer is 503', async () => {
  const laundromat = await world.addTieredLaundromat(owner, 'free');
  const blocked = path.join(tmpdir(), `lavoir-no-folder-${laundromat}`);
  await writeFile(blocked, '');
  const withoutDisk = world.appWith({ PHOTOS_DIRECTORY: blocked });
  const failed = await world.upload(owner, laundromat, [await picture()], withoutDisk);
  expect([failed.status, failed.body.code]).toEqual([500, 'internal']);
  expect(failed.text).not.toContain(blocked);

  const away = world.appWith({ HASURA_URL: 'http://127.0.0.1:9' });
  await expectNothingNew(laundromat, async () => {
    const answer = await world.upload(owner, laundromat, [await picture()], away);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });
});

test('a flood of uploads is slowed down', async () => {
  const person = await world.addUser('owner');
  const laundromat = await world.addTieredLaundromat(person, 'free');
  const strict = world.appWith({ RATE_LIMIT_FACTOR: 0.03 });
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    statuses.push((await world.upload(person, laundromat, [], strict)).status);
  }
  expect(statuses).toEqual([415, 415, 429]);
});

test('two pictures at a time: answers come while others are being drawn', async () => {
  const laundromat = await world.addTieredLaundromat(owner, 'featured');
  const large = await picture('#123456', 4000, 3000);
  let done = false;
  const uploading = world.upload(owner, laundromat, [large, large, large]).then((answer) => {
    done = true;
    return answer;
  });
  const health = await vi.waitFor(() => request(world.app).get('/api/health'));
  expect([health.status, done]).toEqual([200, false]);
  expect((await uploading).status).toBe(201);
});
