import { expect, test } from 'vitest';
import { countedSince, monthCounts, type StoredCount, monthSentence } from './month-counts.ts';

const now = new Date('2026-11-22T10:00:00Z');
const opened = (month: string, count: number): StoredCount => ({
  month,
  kind: 'opened',
  isCapped: false,
  count,
  createdAt: `${month}T08:00:00+00:00`,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sentence = (...stored: StoredCount[]) => plain(monthSentence(monthCounts(stored, now)));
const september = opened('2026-09-01', 5);

test('a month that is not over is compared with the whole last one', () => {
  expect(sentence(september, opened('2026-10-01', 30), opened('2026-11-01', 12))).toBe(
    "Fiche ouverte 12 fois depuis le 1er novembre, contre 30 sur tout le mois d'octobre.",
  );
  expect(sentence(september, opened('2026-10-01', 30), opened('2026-11-01', 31))).toBe(
    "Fiche ouverte 31 fois depuis le 1er novembre, déjà plus que sur tout le mois d'octobre (30).",
  );
  expect(sentence(september, opened('2026-10-01', 30), opened('2026-11-01', 30))).toMatch(
    /autant que sur tout/,
  );
});

test('a figure from which something was left out says « environ »', () => {
  const capped = { ...opened('2026-11-01', 12), isCapped: true };
  expect(sentence(september, { ...opened('2026-10-01', 30), isCapped: true }, capped)).toBe(
    "Fiche ouverte environ 12 fois depuis le 1er novembre, contre environ 30 sur tout le mois d'octobre.",
  );
});

test('months without openings are named as such', () => {
  expect(sentence(september, opened('2026-11-01', 3))).toBe(
    "Fiche ouverte 3 fois depuis le 1er novembre ; elle ne l'avait pas été en octobre.",
  );
  expect(sentence(september)).toBe('Fiche pas encore ouverte depuis le 1er novembre.');
});

test('a last month that was counted only in part is not compared', () => {
  expect(sentence(opened('2026-10-01', 30), opened('2026-11-01', 12))).toBe(
    'Fiche ouverte 12 fois depuis le 1er novembre.',
  );
});

test('twelve months end with the current one in French time, and months before the first count are unknown', () => {
  const months = monthCounts([september, opened('2026-11-01', 12)], new Date('2026-11-30T23:30:00Z'));
  expect(months.map(({ month }) => month)).toEqual(
    ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08']
      .concat('2026-09', '2026-10', '2026-11', '2026-12')
      .map((month) => `${month}-01`),
  );
  expect(months.slice(7).map(({ isCounted, counts }) => isCounted && counts.opened)).toEqual([
    false,
    5,
    0,
    12,
    0,
  ]);
});

test('the day of the first count is known while it lies within these months', () => {
  expect(countedSince([opened('2026-11-01', 12), september], now)).toBe('2026-09-01T08:00:00+00:00');
  expect(countedSince([opened('2025-12-01', 12)], now)).toBeUndefined();
  expect(countedSince([], now)).toBeUndefined();
});
