import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { downloadFrance } from './overpass.ts';

let folder: string;
let close: () => Promise<unknown>;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'lavoir-overpass-'))));
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

async function overpass(...statuses: number[]) {
  const requests: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body });
      response.writeHead(statuses[requests.length - 1] ?? 200).end('{"elements":[]}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const options = { url, userAgent: 'Lavoir import (contact@example.fr)', retryDelayMs: 1 };
  const file = path.join(folder, 'france.json');
  return { requests, file, download: (more = {}) => downloadFrance(file, { ...options, ...more }) };
}

test('sends one query with our name and saves the answer', async () => {
  const { requests, file, download } = await overpass();
  await download();
  expect(await readFile(file, 'utf8')).toBe('{"elements":[]}');
  expect(requests).toHaveLength(1);
  expect(requests[0]!.headers['user-agent']).toBe('Lavoir import (contact@example.fr)');
  expect(new URLSearchParams(requests[0]!.body).get('data')).toContain('nwr["shop"="laundry"]');
});

test('tries again when Overpass is busy, and gives up after three attempts', async () => {
  const busyOnce = await overpass(429);
  await busyOnce.download();
  expect(busyOnce.requests).toHaveLength(2);
  await close();

  const alwaysBusy = await overpass(504, 504, 504);
  await expect(alwaysBusy.download()).rejects.toThrow('no answer in 3 attempts (status 504)');
});

test('does not repeat a query that Overpass refuses', async () => {
  const { requests, download } = await overpass(400);
  await expect(download()).rejects.toThrow('status 400');
  expect(requests).toHaveLength(1);
});

test('stops an answer that is too large to be one, and does not ask again', async () => {
  const { requests, download } = await overpass();
  await expect(download({ mostBytes: 5 })).rejects.toThrow('no answer to our query');
  expect(requests).toHaveLength(1);
});
