import { describe, expect, it, test } from 'vitest';
import { searchSorts } from '#contract/laundromat/search.ts';
import { hasPaidRank, rankingText } from './ranking-text.ts';

test('the notice names the current sort, and calls it the default only where it is', () => {
  expect(rankingText('relevance', 'relevance')).toMatch(/^Tri par défaut\u00a0: pertinence/);
  expect(rankingText('price', 'relevance')).toMatch(/^Tri\u00a0: prix/);
});

test('the notice mentions paid ranks exactly where a plan lifts laundromats', () => {
  const paid = { isPremium: true, isFeatured: false };
  for (const sort of searchSorts) {
    expect(rankingText(sort, 'relevance').includes("annonces payantes d'abord"), sort).toBe(
      hasPaidRank(paid, sort),
    );
  }
});

const free = { isPremium: false, isFeatured: false };
const premium = { isPremium: true, isFeatured: false };
const featured = { isPremium: true, isFeatured: true };

describe('hasPaidRank', () => {
  it('marks a paid laundromat by relevance', () => {
    expect(hasPaidRank(premium, 'relevance')).toBe(true);
    expect(hasPaidRank(featured, 'relevance')).toBe(true);
  });

  it.each(searchSorts.filter((sort) => sort !== 'relevance'))(
    'marks nothing by %s, where payment changes no rank',
    (sort) => {
      expect(hasPaidRank(featured, sort)).toBe(false);
      expect(hasPaidRank(premium, sort)).toBe(false);
    },
  );

  it('never marks a free laundromat', () => {
    expect(hasPaidRank(free, 'relevance')).toBe(false);
  });
});
