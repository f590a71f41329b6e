import { expect, test } from 'vitest';
import { foldedWords, matchesWords } from './folded-words.ts';

test('words have neither accents nor punctuation', () => {
  expect(foldedWords("L'Haÿ-les-Roses, 94240")).toEqual(['l', 'hay', 'les', 'roses', '94240']);
  expect(foldedWords('… 🧺 !')).toEqual([]);
});

test.each([
  ['Saint-Étienne', 'etienne sa', true],
  ['Lyon 3e arrondissement', 'lyon 3', true],
  ['Paris 15e arrondissement', 'paris 15ème', true],
  ['Saint-Étienne', 'st etienne', true],
  ['Gare de Lyon, 75012 Paris', 'gare lyon', true],
  ['Lyon', 'lyon 3', false],
  ['Lyon', '!', false],
])('%s matches « %s »: %s', (text, typed, expected) => {
  expect(matchesWords(text, typed)).toBe(expected);
});
