import { expect, test } from 'vitest';
import { bareLaundromat } from '#contract/laundromat/bare-laundromat.ts';
import { laundromatHead } from '#contract/site/laundromat-head.ts';
import { mainPhotoSizes, pagePhoto } from '#contract/photos/shown-photo.ts';
import { addPreloads } from './preloads.ts';

const code = { '/directory': ['/assets/d.js'], '/laverie/:slug': ['/assets/l.js', '/assets/shared.js'] };
const table = `<script type="application/json" data-page-code>${JSON.stringify(code)}</script>`;
const shell = `<!doctype html><html><head><title>x</title></head><body><div id="root"></div>${table}</body></html>`;
const preloadsIn = (html: string) => html.match(/<link [^>]*>/g) ?? [];

test('a page preloads its own code and no other', () => {
  expect(preloadsIn(addPreloads(shell, '/laverie/le-tambour-lyon'))).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/l.js" />',
    '<link rel="modulepreload" crossorigin href="/assets/shared.js" />',
  ]);
  expect(preloadsIn(addPreloads(shell, '/Directory/'))).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/d.js" />',
  ]);
  for (const path of ['/', '/laverie', '/laverie/a/b', '/laverie/%zz']) {
    expect(preloadsIn(addPreloads(shell, path))).toEqual([]);
  }
});

test('no visitor receives the table of all pages', () => {
  for (const path of ['/', '/directory']) expect(addPreloads(shell, path)).not.toContain('data-page-code');
});

test('the first photo is preloaded with the widths of its image', () => {
  const { photo } = laundromatHead({ ...bareLaundromat, photos: [{ url: '/photos/a.webp', alt: null }] });
  expect(photo).toEqual(pagePhoto('/photos/a.webp', mainPhotoSizes));
  const [link] = preloadsIn(addPreloads(shell, '/', photo));
  expect(link).toBe(
    `<link rel="preload" as="image" href="/photos/a-960.webp" imagesrcset="${photo!.srcSet}"` +
      ` imagesizes="${mainPhotoSizes}" fetchpriority="high" />`,
  );
});

test('an external photo is preloaded from its only address, escaped', () => {
  const [link] = preloadsIn(
    addPreloads(shell, '/', pagePhoto('https://elsewhere.test/a?b="><x>$&', '100vw')),
  );
  expect(link).toBe(
    '<link rel="preload" as="image" href="https://elsewhere.test/a?b=&quot;&gt;&lt;x&gt;$&amp;" fetchpriority="high" />',
  );
});

test('a page without a photo, and a shell without a table, stay as they are', () => {
  const plain = '<html><head></head></html>';
  expect(addPreloads(plain, '/laverie/a', laundromatHead(bareLaundromat).photo)).toBe(plain);
});
