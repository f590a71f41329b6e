import { expect, test } from 'vitest';
import { urlSet } from './sitemap.ts';

test('a sitemap writes addresses as XML and days as search engines read them', () => {
  const changedAt = new Date('2026-11-21T10:00:00.123+01:00');
  const xml = urlSet([{ url: 'https://lavoir.test/a?b&c', changedAt }]);
  expect(xml).toContain(
    '<loc>https://lavoir.test/a?b&amp;c</loc><lastmod>2026-11-21T09:00:00.123Z</lastmod>',
  );
});
