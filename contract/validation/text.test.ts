import { expect, test } from 'vitest';
import { cleanLine, cleanText, cutText } from './text.ts';

test('clean text keeps lines, accents and emoji, and loses what cannot be stored', () => {
  expect(cleanText(' Très\tpropre\r\nmerci 🧺 \u0000\u0007\ud83d ')).toBe('Très\tpropre\r\nmerci 🧺');
});

test('text is cut between characters', () => {
  expect(cutText('a🧺b', 2)).toBe('a🧺');
  expect(cutText('abc', 3)).toBe('abc');
});

test.each([
  ['Laverie \u202egro.live', 'Laverie gro.live'],
  ['Lave\u200brie\u2066 du\ufeff Pont\u{e0041}', 'Laverie du Pont'],
  ['\u3164\u200f', ''],
  ['Une\nligne\tseule', 'Une ligne seule'],
  ['Chez 👩‍🔧 Anaïs', 'Chez 👩‍🔧 Anaïs'],
  ['a\u200db', 'ab'],
])('a line keeps nothing invisible of %j', (typed, line) => expect(cleanLine(typed)).toBe(line));
