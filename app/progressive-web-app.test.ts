import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { choosePrecache, withIntegrity } from './progressive-web-app.ts';

const urls = ['index.html', 'assets/plan.js', 'assets/price.js', 'assets/plan-form.js', 'assets/faq.js'];

const imports: Record<string, string[]> = {
  'assets/faq.js': ['assets/plan.js'],
  'assets/plan.js': ['assets/price.js'],
  'assets/plan-form.js': ['assets/plan.js'],
};

function chosenFiles({ largest = 1_000, files = urls } = {}) {
  const settings = { cachedOnUse: /^assets\/p/, largest };
  const entries = files.map((url) => ({ url, size: 10 }));
  const chunkOf = (file: string) => ({
    imports: imports[file] ?? [],
    isEntry: false,
    isDynamicEntry: !file.includes('shared'),
  });
  return choosePrecache(entries, chunkOf, settings).map(({ url }) => url);
}

test('a file that is cached on use is precached where a precached one imports it', () => {
  expect(chosenFiles()).toEqual(['assets/faq.js', 'assets/plan.js', 'assets/price.js', 'index.html']);
});

test('a chunk that several pages share is precached only where a precached one imports it', () => {
  expect(chosenFiles({ files: ['assets/shared.js', 'assets/faq.js'] })).toEqual(['assets/faq.js']);
});

test('a precache that is too large fails the build', () => {
  expect(() => chosenFiles({ largest: 39 })).toThrow('The precache takes 40 bytes; 39 are allowed.');
});

test('the list of the precache does not depend on the order in which files are found', () => {
  expect(chosenFiles({ files: urls.toReversed() })).toEqual(chosenFiles());
});

test('only a file whose name stays the same gets the hash that the browser checks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lavoir-precache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'index.html'), 'page');
  const hash = createHash('sha256').update('page').digest('base64');
  const page = { url: 'index.html', revision: 'r' };
  expect(withIntegrity(page, folder)).toEqual({ ...page, integrity: `sha256-${hash}` });
  const asset = { url: 'assets/faq.js', revision: null };
  expect(withIntegrity(asset, folder)).toEqual(asset);
});
