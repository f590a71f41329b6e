import { expect, test } from 'vitest';
import { searchPatterns, slugPattern } from './search-words.ts';

test('each word is looked for anywhere, and a typed wildcard means itself', () => {
  expect(searchPatterns('  anne dur_nd ')).toEqual(['%anne%', '%dur\\_nd%']);
  expect(searchPatterns(' ')).toEqual([]);
});

test('accents and punctuation do not matter in a name', () => {
  expect(slugPattern("L'Étoile d'Orléans")).toBe('%l-etoile-d-orleans%');
  expect(slugPattern(' ! ')).toBe('');
});
