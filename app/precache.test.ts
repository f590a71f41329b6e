import { expect, test } from 'vitest';
import { choosePrecache } from './precache.ts';

const urls = [
  'index.html',
  'og.png',
  'assets/faq.js',
  'assets/plan.js',
  'assets/price.js',
  'assets/plan-form.js',
];

const imports: Record<string, string[]> = {
  'assets/faq.js': ['assets/plan.js'],
  'assets/plan.js': ['assets/price.js'],
  'assets/plan-form.js': ['assets/plan.js'],
};

function chosenFiles(largest: number) {
  const settings = { cachedOnUse: /^assets\/pl/, largest };
  const files = urls.map((url) => ({ url, size: 10 }));
  return choosePrecache(files, (file) => imports[file], settings).map(({ url }) => url);
}

test('a file that is cached on use is precached where a precached one imports it', () => {
  expect(chosenFiles(1_000)).toEqual(['index.html', 'assets/faq.js', 'assets/plan.js', 'assets/price.js']);
});

test('a precache that is too large fails the build', () => {
  expect(() => chosenFiles(39)).toThrow('The precache takes 40 bytes; 39 are allowed.');
});
