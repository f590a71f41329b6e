import { describe, expect, it } from 'vitest';
import { hasPaidRank } from './paid-rank.ts';

const free = { isPremium: false, isFeatured: false };
const premium = { isPremium: true, isFeatured: false };
const featured = { isPremium: true, isFeatured: true };

describe('isBoosted', () => {
  it('marks a paid laundromat in the sorts that lift it', () => {
    expect(hasPaidRank(premium, 'relevance')).toBe(true);
    expect(hasPaidRank(featured, 'rating')).toBe(true);
    expect(hasPaidRank(featured, 'name')).toBe(true);
  });

  it('marks nothing by distance or price, where payment changes no rank', () => {
    expect(hasPaidRank(featured, 'distance')).toBe(false);
    expect(hasPaidRank(premium, 'price')).toBe(false);
  });

  it('never marks a free laundromat', () => {
    expect(hasPaidRank(free, 'relevance')).toBe(false);
  });
});
