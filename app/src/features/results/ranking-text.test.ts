import { expect, test } from 'vitest';
import { searchSorts } from '#contract/laundromat/search.ts';
import { hasPaidRank } from './paid-rank.ts';
import { rankingText } from './ranking-text.ts';

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
