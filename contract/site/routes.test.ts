import { expect, test } from 'vitest';
import { missingTitle, pageHeads } from './routes.ts';

test('every page has its own title and description, of the length that search engines show', () => {
  const heads = Object.values(pageHeads);
  for (const { title, description } of heads) {
    expect(title).toMatch(/Lavoir/);
    expect(title.length).toBeLessThan(70);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(160);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test.each([
  ['/laverie/nulle-part/', 'Laverie non trouvée · Lavoir'],
  ['/Laveries/bretagne/nulle-part', 'Aucune laverie à cette adresse · Lavoir'],
  ['/laverie/a/b', '404 Page Not Found · Lavoir'],
  ['/nulle-part', '404 Page Not Found · Lavoir'],
])('the title of the missing page %s is %s', (path, title) => expect(missingTitle(path)).toBe(title));
