import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { precache } from './precache.ts';

const chunk = (fileName: string, ...imports: string[]) =>
  [fileName, { type: 'chunk', fileName, imports }] as const;
const entry = (url: string) => ({ url, size: 10 });
const urls = ['index.html', 'assets/faq.js', 'assets/plan.js', 'assets/price.js', 'assets/plan-form.js'];

function chosenFiles(largest: number) {
  const { plugin, transform } = precache({ cachedOnUse: /^assets\/pl/, largest });
  const bundle = Object.fromEntries([
    chunk('assets/faq.js', 'assets/plan.js'),
    chunk('assets/plan.js', 'assets/price.js'),
    chunk('assets/plan-form.js', 'assets/plan.js'),
  ]) as unknown as Rolldown.OutputBundle;
  (plugin.writeBundle as (options: object, bundle: Rolldown.OutputBundle) => void)({}, bundle);
  return transform(urls.map(entry)).manifest.map(({ url }) => url);
}

test('a file that is cached on use is precached where a precached one imports it', () => {
  expect(chosenFiles(1_000)).toEqual(['index.html', 'assets/faq.js', 'assets/plan.js', 'assets/price.js']);
});

test('a precache that is too large fails the build', () => {
  expect(() => chosenFiles(39)).toThrow('The precache takes 40 bytes; 39 are allowed.');
});
