import { describe, expect, it } from 'vitest';
import { hasPaidRank } from './boosted.ts';

const free = { isPremium: false, isFeatured: false };
const premium = { isPremium: true, isFeatured: false };
const featured = { isPremium: true, isFeatured: true };

describe('isBoosted', () => {
  it('marks what is paid for in the orders that lift it', () => {
    expect(hasPaidRank(premium, 'relevance')).toBe(true);
    expect(hasPaidRank(featured, 'rating')).toBe(true);
    expect(hasPaidRank(featured, 'name')).toBe(true);
  });

  it('marks nothing by distance or price, where payment changes no rank', () => {
    expect(hasPaidRank(featured, 'distance')).toBe(false);
    expect(hasPaidRank(premium, 'price')).toBe(false);
  });

  it('never marks a free listing', () => {
    expect(hasPaidRank(free, 'relevance')).toBe(false);
  });
});
