import { describe, expect, it } from 'vitest';
import { isBoosted } from './boosted.ts';

const free = { isPremium: false, isFeatured: false };
const premium = { isPremium: true, isFeatured: false };
const featured = { isPremium: true, isFeatured: true };

describe('isBoosted', () => {
  it('marks what is paid for in the orders that lift it', () => {
    expect(isBoosted(premium, 'relevance')).toBe(true);
    expect(isBoosted(featured, 'rating')).toBe(true);
    expect(isBoosted(featured, 'name')).toBe(true);
  });

  it('marks nothing by distance or price, where payment changes no rank', () => {
    expect(isBoosted(featured, 'distance')).toBe(false);
    expect(isBoosted(premium, 'price')).toBe(false);
  });

  it('never marks a free listing', () => {
    expect(isBoosted(free, 'relevance')).toBe(false);
  });
});
