import { expect, test } from 'vitest';
import { bareLaundromat } from '#contract/laundromat/bare-laundromat.ts';
import { laundromatHead } from '#contract/site/laundromat-head.ts';
import { fillHead } from './head-html.ts';
import { urlSet } from './sitemap.ts';

const shell = '<!doctype html><html><head><meta charset="utf-8" /></head><body></body></html>';
const origin = 'https://lavoir.test';
const headOf = (changes: object) =>
  fillHead(shell, laundromatHead({ ...bareLaundromat, ...changes }), origin);

test('a page gets its title, description, whole addresses and structured data, inside its head', () => {
  const html = headOf({ photos: [{ url: '/photos/a.webp', alt: 'La façade' }] });
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<title data-server>Le Tambour, laverie à Lyon · Lavoir</title>');
  expect(head).toContain(`<link rel="canonical" href="${origin}/laverie/le-tambour-lyon" data-server />`);
  expect(head).toContain(`<meta property="og:image" content="${origin}/photos/a.webp" data-server />`);
  const [, json = ''] = /<script type="application\/ld\+json" data-server>(.*)<\/script>/.exec(head) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'DryCleaningOrLaundry', name: 'Le Tambour' });
});

test('user input stays text everywhere', () => {
  const evil = `"'></title></script><script>alert(1)</script>&amp;$&$'`;
  const html = headOf({ name: evil, city: evil, description: evil, photos: [{ url: '/p.webp', alt: evil }] });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).toContain('&quot;&#39;&gt;&lt;/title&gt;');
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  const [, json = ''] = /data-server>(\{.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name: evil });
});

test('a private page must not be indexed and has only a title', () => {
  const html = fillHead(shell, { title: 'Connexion · Lavoir' }, origin);
  expect(html).toContain('<meta name="robots" content="noindex" data-server />');
  expect(html).not.toContain('canonical');
});

test('a sitemap writes addresses as XML and days as search engines read them', () => {
  const xml = urlSet([{ url: 'https://lavoir.test/a?b&c', changedAt: '2026-11-21T10:00:00.123456+01:00' }]);
  expect(xml).toContain(
    '<loc>https://lavoir.test/a?b&amp;c</loc><lastmod>2026-11-21T09:00:00.123Z</lastmod>',
  );
});
