import { describe, expect, it } from 'vitest';
import { isBoosted, isVip } from './boosted.ts';

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

describe('isVip', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it('holds until the bought time is over', () => {
    expect(isVip({ isFeatured: true, featuredUntil: '2026-11-20T12:00:01+00:00' }, now)).toBe(true);
    expect(isVip({ isFeatured: true, featuredUntil: '2026-11-20T11:59:59+00:00' }, now)).toBe(false);
  });

  it('has no end when none was set', () => {
    expect(isVip({ isFeatured: true, featuredUntil: null }, now)).toBe(true);
    expect(isVip({ isFeatured: false, featuredUntil: null }, now)).toBe(false);
  });
});
