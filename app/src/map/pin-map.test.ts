import { expect, test } from 'vitest';
import { moveWords } from './pin-map.tsx';

const from = { latitude: 45.764, longitude: 4.8357 };

test.each([
  [0.0001, 0, 'Repère déplacé de 11\u00a0m vers le nord.'],
  [0.0001, 0.000143, 'Repère déplacé de 16\u00a0m vers le nord-est.'],
  [0, 0.0001, "Repère déplacé de 8\u00a0m vers l'est."],
  [-0.0001, 0, 'Repère déplacé de 11\u00a0m vers le sud.'],
  [0, -0.0001, "Repère déplacé de 8\u00a0m vers l'ouest."],
  [0, -0.000001, "Repère déplacé de 1\u00a0m vers l'ouest."],
])('a move by %d and %d degrees is put into words', (north, east, words) => {
  expect(moveWords(from, { latitude: from.latitude + north, longitude: from.longitude + east })).toBe(words);
});
