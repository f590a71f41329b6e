import { expect, test } from 'vitest';
import { cleanText, cutText } from './text.ts';

test('clean text keeps lines, accents and emoji, and loses what cannot be stored', () => {
  expect(cleanText(' Très\tpropre\r\nmerci 🧺 \u0000\u0007\ud83d ')).toBe('Très\tpropre\r\nmerci 🧺');
});

test('text is cut between characters', () => {
  expect(cutText('a🧺b', 2)).toBe('a🧺');
  expect(cutText('abc', 3)).toBe('abc');
});
