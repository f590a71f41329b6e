import { expect, test } from 'vitest';
import { alreadyStored, provesAuthor } from './author-check.ts';

const id = 'c812e1ed-b644-47d6-890d-cfbaf16c21cd';

test.each([
  // The same pair stands in the app's client-id.test.ts.
  ['the key that it was made from', '0f8fad5b-d9cb-469f-a165-70867728950e', true],
  ['another key', '0f8fad5b-d9cb-469f-a165-70867728950f', false],
  ['the id itself', id, false],
  ['no key', undefined, false],
])('an id is proved by %s: %s, %j', (_case, key, proved) => {
  expect(provesAuthor(id, key)).toBe(proved);
});

test('the stored text is shown, a long one in part', () => {
  expect(alreadyStored('comment', 'Propre.').errors).toEqual({
    comment: 'Texte enregistré\u00a0: «\u00a0Propre.\u00a0»',
  });
  expect(alreadyStored('comment', 'x'.repeat(5_000)).errors!['comment']!.length).toBeLessThan(350);
});
