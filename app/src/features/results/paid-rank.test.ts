import { describe, expect, it } from 'vitest';
import { searchSorts } from '#contract/laundromat/search.ts';
import { hasPaidRank } from './paid-rank.ts';

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
