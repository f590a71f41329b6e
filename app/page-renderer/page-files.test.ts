import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { routes } from '#app/routes.ts';
import { filesOf, sourceOf } from './page-files.ts';

const rendered = routes.filter(({ rendering }) => rendering === 'server');
const routeOf = (path: string) => rendered.find((route) => route.path === path)!;

test('the source file of every page that the server renders is known', async () => {
  for (const route of rendered.filter(({ load }) => load)) {
    const source = await sourceOf(route);
    expect(existsSync(path.join(import.meta.dirname, '..', source!)), source).toBe(true);
  }
});

test('a page names its scripts after what they import, without those that index.html loads', async () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_libraries.js'] },
    '_libraries.js': { file: 'assets/libraries.js' },
    '_stars.js': { file: 'assets/stars.js', imports: ['_libraries.js'] },
    '_cards.js': { file: 'assets/cards.js', imports: ['_libraries.js', '_stars.js'] },
    'src/pages/directory/directory-page.tsx': {
      file: 'assets/directory-page.js',
      imports: ['index.html', '_stars.js', '_cards.js'],
    },
  };
  expect(await filesOf(routeOf(paths.directory), manifest)).toEqual([
    '/assets/stars.js',
    '/assets/cards.js',
    '/assets/directory-page.js',
  ]);
  expect(await filesOf(routeOf(paths.home), manifest)).toEqual([]);
});

test('a page without a chunk in the client build is an error', async () => {
  await expect(filesOf(routeOf(paths.faq), {})).rejects.toThrow('src/pages/about/faq-page.tsx');
});
