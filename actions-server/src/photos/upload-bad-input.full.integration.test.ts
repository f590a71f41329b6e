import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { photoMaxBytes } from '#contract/laundromat/laundromat.ts';
import {
  photoBrokenMessage,
  photoMissingMessage,
  photoSizeMessage,
  photoTypeMessage,
} from '#contract/photos/photos.ts';
import { setUpPhotos, picture, type PhotoSetup } from '../../testing/photo-setup.ts';
import type { Person } from '../../testing/server-setup.ts';

let setup: PhotoSetup;
let owner: Required<Person>;

beforeAll(async () => {
  setup = await setUpPhotos();
  owner = await setup.addUser('owner');
});
afterAll(() => setup?.close());

describe('refused, with nothing stored:', () => {
  let laundromat: string;
  beforeAll(async () => {
    laundromat = await setup.addTieredLaundromat(owner, 'featured');
  });
  const sent = () => setup.upload(owner, laundromat);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const endpoint = () =>
    request(setup.app).post(`/api/laundromats/${laundromat}/photos`).set('Cookie', owner.cookie);

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
    await setup.expectNothingNew(laundromat, async () => {
      const answer = await send();
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ code: expect.any(String), message: message ?? expect.any(String) });
      expect(answer.text).not.toMatch(/stack|node_modules|sharp|busboy|vips|tmp/i);
    });
  });
});

test('the name of a file decides nothing', async () => {
  const laundromat = await setup.addTieredLaundromat(owner, 'premium');
  const before = new Set(await setup.files());
  const answer = await setup.upload(owner, laundromat).attach('photos', await picture(), {
    filename: '../../../../tmp/evil.php\u0000.jpg',
    contentType: 'text/html',
  });
  expect(answer.status).toBe(201);
  const added = (await setup.files()).filter((name) => !before.has(name));
  const [{ url }] = answer.body;
  const name = url.slice('/photos/'.length, -'.webp'.length);
  expect(added.every((file) => file.startsWith(name))).toBe(true);
  expect(answer.text).not.toContain('evil');
});

async function ownTemporaryFiles() {
  const temporary = await mkdtemp(path.join(tmpdir(), 'lavoir-uploads-'));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true });
  });
  return () => readdir(temporary, { recursive: true });
}

describe('an upload that is cut off', () => {
  const beginning = '--a\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nabc';

  test.each([
    ['before it is read', async (received: Promise<unknown>) => void (await received)],
    [
      'in the middle of a file',
      (_: Promise<unknown>, temporary: () => Promise<string[]>) =>
        vi.waitFor(async () => expect((await temporary()).some((name) => name.endsWith('0'))).toBe(true)),
    ],
  ])('%s leaves nothing, and the next one works', async (_, moment) => {
    const names = await ownTemporaryFiles();
    const laundromat = await setup.addTieredLaundromat(owner, 'free');
    const server = createServer(setup.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const received = once(server, 'request');
    const client = httpRequest({
      port: (server.address() as AddressInfo).port,
      method: 'POST',
      path: `/api/laundromats/${laundromat}/photos`,
      headers: {
        cookie: owner.cookie,
        'content-type': 'multipart/form-data; boundary=a',
        'content-length': 100_000,
      },
    });
    client.on('error', () => undefined);
    client.write(beginning);
    const [, response] = (await received) as [unknown, ServerResponse];
    const answered = once(response, 'close');
    await moment(received, names);
    client.destroy();
    await answered;
    server.close();
    await vi.waitFor(async () => expect(await names()).toEqual([]));
    expect(await setup.photoCount(laundromat)).toBe(0);
    expect((await setup.upload(owner, laundromat, [await picture()])).status).toBe(201);
  });
});

test('ten slow uploads of one network leave those of others room, and the disk too', async () => {
  const names = await ownTemporaryFiles();
  const laundromat = await setup.addTieredLaundromat(owner, 'free');
  const server = createServer(setup.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { cookie: owner.cookie, 'content-type': 'multipart/form-data; boundary=a' };
  const slow = Array.from({ length: 10 }, () => {
    const path = `/api/laundromats/${laundromat}/photos`;
    return httpRequest({ port, method: 'POST', path, headers }).on('error', () => undefined);
  });
  for (const client of slow) client.write('--a\r\n');
  await vi.waitFor(async () => expect(await names()).toHaveLength(10));
  const send = async (network: string) => {
    const sent = setup.upload(owner, laundromat, [await picture()]).set('X-Forwarded-For', network);
    return (await sent).status;
  };
  expect([await send('127.0.0.1'), await send('203.0.113.9')]).toEqual([429, 201]);
  for (const client of slow) client.destroy();
  server.close();
  await vi.waitFor(async () => expect(await names()).toEqual([]));
  expect(await send('127.0.0.1')).toBe(201);
});

test('when the files cannot be stored there is no row, and when Postgres is away the answer is 503', async () => {
  const laundromat = await setup.addTieredLaundromat(owner, 'free');
  const blocked = path.join(setup.directory, 'no-folder');
  await writeFile(blocked, '');
  onTestFinished(() => rm(blocked));
  const withoutDisk = setup.appWith({ PHOTOS_DIRECTORY: blocked });
  const failed = await setup.upload(owner, laundromat, [await picture()], withoutDisk);
  expect([failed.status, failed.body.code]).toEqual([500, 'internal']);
  expect(failed.text).not.toContain(blocked);

  const away = setup.appWith({ DATABASE_URL: 'postgres://127.0.0.1:9/lavoir' });
  await setup.expectNothingNew(laundromat, async () => {
    const answer = await setup.upload(owner, laundromat, [await picture()], away);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });
});
