import express from 'express';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startFakeBucket } from '../../testing/fake-bucket.ts';
import { testEnv } from '../../testing/test-env.ts';
import { errorAnswer } from '../http/error-answer.ts';
import { createStorage } from '../storage/create-storage.ts';
import { photoFiles } from './photo-files.ts';
import { photoFileNames, photoNameOf } from './stored-photo.ts';

function photosOn(files: Record<string, string | Buffer>) {
  const directory = mkdtempSync(path.join(tmpdir(), 'lavoir-photos-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
  return { directory, app: express().use('/photos', photoFiles(directory), errorAnswer) };
}

const appWithPhotos = (files: Record<string, string>) => photosOn(files).app;

test('a photo has its type and may be cached for good', async () => {
  const answer = await request(appWithPhotos({ 'salle.webp': 'RIFF' })).get('/photos/salle.webp');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('a missing file is a 404 that is not cached', async () => {
  const answer = await request(appWithPhotos({})).get('/photos/absente.webp');
  expect([answer.status, answer.body.code]).toEqual([404, 'notFound']);
  expect(answer.headers).not.toHaveProperty('cache-control');
});

test.each(['/photos/', '/photos/.secret', '/photos/..%2f..%2fetc%2fpasswd', '/photos/%00', '/photos/%ZZ'])(
  '%s shows nothing of the disk',
  async (url) => {
    const answer = await request(appWithPhotos({ '.secret': 'x' })).get(url);
    expect([400, 404]).toContain(answer.status);
    expect(answer.type).toBe('application/json');
  },
);

test('a browser that shows AVIF gets it under the same address, where there is one', async () => {
  const app = appWithPhotos({ 'a-480.webp': 'webp', 'a-480.avif': 'avif', 'b.webp': 'webp' });
  const typeOf = async (name: string, accept: string) => {
    const { type, headers } = await request(app).get(`/photos/${name}`).set('Accept', accept);
    expect(headers['vary']).toContain('Accept');
    return type;
  };
  const browser = 'image/avif,image/webp,*/*;q=0.8';
  expect(await typeOf('a-480.webp', browser)).toBe('image/avif');
  expect(await typeOf('b.webp', browser)).toBe('image/webp');
  expect(await typeOf('a-480.webp', '*/*')).toBe('image/webp');
});

async function webp(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#3366cc80' } })
    .webp()
    .toBuffer();
}

describe('the JPEG of a link preview', () => {
  const name = 'aaaaaaaa-0000-4000-8000-000000000001';

  test('is created in one size from the WebP of any photo, also at once for many, and stored', async () => {
    const { app, directory } = photosOn({ [`${name}.webp`]: await webp(600, 900) });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => request(app).get(`/photos/${name}.jpg`).buffer()),
    );
    for (const answer of answers) {
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const { format, width, height } = await sharp(answer.body as Buffer).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    }
    expect(readdirSync(directory)).toEqual([`${name}.jpg`, `${name}.webp`]);
    const stored = await request(app).get(`/photos/${name}.jpg`).buffer();
    expect([stored.type, stored.body]).toEqual(['image/jpeg', answers[0]!.body]);
  });

  test('of a demo photo is created and not stored', async () => {
    const { app, directory } = photosOn({ 'demo/salle.webp': await webp(600, 400) });
    expect((await request(app).get('/photos/demo/salle.jpg')).type).toBe('image/jpeg');
    expect(readdirSync(path.join(directory, 'demo'))).toEqual(['salle.webp']);
  });

  test.each([
    '/photos/absente.jpg',
    `/photos/${name.replace('1', '2')}.jpg`,
    '/photos/other/a.jpg',
    '/photos/.secret.jpg',
    '/photos/demo/..%2f..%2fa.jpg',
    '/photos/%00.jpg',
  ])('%s does not exist', async (url) => {
    const { app } = photosOn({ 'other/a.webp': 'x', '.secret.webp': 'x' });
    const answer = await request(app).get(url);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers).not.toHaveProperty('cache-control');
  });

  test('is not created from another width, which would be converted at each request', async () => {
    const { app } = photosOn({ [`${name}-480.webp`]: await webp(480, 320) });
    expect((await request(app).get(`/photos/${name}-480.jpg`)).status).toBe(404);
  });

  test('goes with its photo', () => {
    expect(photoFileNames(`/photos/${name}.webp`).at(-1)).toBe(`${name}.jpg`);
    expect(photoNameOf(`${name}.jpg`)).toBe(name);
  });
});

describe('with a bucket', () => {
  const name = 'aaaaaaaa-0000-4000-8000-000000000001-480.webp';

  async function appWithBucket() {
    const bucket = await startFakeBucket('photos-of-test');
    onTestFinished(() => bucket.stop());
    const storage = createStorage(testEnv(bucket.settings));
    await storage.store(name, Buffer.from('from the bucket'), 'image/webp');
    const directory = mkdtempSync(path.join(tmpdir(), 'lavoir-photos-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    writeFileSync(path.join(directory, 'salle.webp'), 'from the folder');
    return { bucket, app: express().use('/photos', photoFiles(directory, storage), errorAnswer) };
  }

  test('a photo comes from there with the same headers as from the folder', async () => {
    const { app } = await appWithBucket();
    const answer = await request(app).get(`/photos/${name}`).buffer();
    expect([answer.status, answer.body.toString()]).toEqual([200, 'from the bucket']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '15',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const head = await request(app).head(`/photos/${name}`);
    expect([head.status, head.headers['content-length']]).toEqual([200, '15']);
    expect((await request(app).get('/photos/salle.webp').buffer()).body.toString()).toBe('from the folder');
  });

  test('a browser that shows AVIF gets it from there too', async () => {
    const { app, bucket } = await appWithBucket();
    const stored = { content: Buffer.from('avif'), type: 'image/avif', storedAt: new Date() };
    bucket.files.set(name.replace('webp', 'avif'), stored);
    const answer = await request(app).get(`/photos/${name}`).set('Accept', 'image/avif').buffer();
    expect([answer.type, answer.body.toString()]).toEqual(['image/avif', 'avif']);
  });

  test('the JPEG of a link preview is created from there, and stored there', async () => {
    const { app, bucket } = await appWithBucket();
    const photo = { content: await webp(600, 400), type: 'image/webp', storedAt: new Date() };
    bucket.files.set(name.replace('-480', ''), photo);
    const jpg = name.replace('-480.webp', '.jpg');
    const created = await request(app).get(`/photos/${jpg}`).buffer();
    expect([created.type, bucket.files.get(jpg)?.type]).toEqual(['image/jpeg', 'image/jpeg']);
    const stored = await request(app).get(`/photos/${jpg}`).buffer();
    expect([stored.type, stored.body]).toEqual(['image/jpeg', created.body]);
    bucket.files.set('demo/secret.webp', photo);
    expect((await request(app).get('/photos/demo/secret.jpg')).status).toBe(404);
  });

  test('only names of photos are requested', async () => {
    const { app, bucket } = await appWithBucket();
    bucket.files.set('secret.txt', { content: Buffer.from('x'), type: 'text/plain', storedAt: new Date() });
    for (const path of ['secret.txt', '..%2fother%2fsecret.txt', `.${name}.part`, '%3Flist-type=2']) {
      expect((await request(app).get(`/photos/${path}`)).status).toBe(404);
    }
    const missing = await request(app).get(`/photos/${name.replace('1-480', '2')}`);
    expect([missing.status, missing.body.code]).toEqual([404, 'notFound']);
  });

  test('a failure of the bucket is a 503 that is not cached', async () => {
    const { app, bucket } = await appWithBucket();
    bucket.state.broken = true;
    const answer = await request(app).get(`/photos/${name}`);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(answer.headers).not.toHaveProperty('cache-control');
  });
});
