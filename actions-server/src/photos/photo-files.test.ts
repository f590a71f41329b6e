import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { errorAnswer } from '../platform/error-answer.ts';
import { photoFiles } from './photo-files.ts';

function appWithPhotos(files: Record<string, string>) {
  const directory = mkdtempSync(path.join(tmpdir(), 'lavoir-photos-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(directory, name), content);
  return express().use('/photos', photoFiles(directory), errorAnswer);
}

test('a photo comes with its type and may be kept for good', async () => {
  const answer = await request(appWithPhotos({ 'salle.webp': 'RIFF' })).get('/photos/salle.webp');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('a file that is not there is a 404 that nobody keeps', async () => {
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
