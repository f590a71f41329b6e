import { describe, expect, it } from 'vitest';
import { isFeaturedNow } from './featured.ts';

describe('isVip', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it('holds until the paid time is over', () => {
    expect(isFeaturedNow({ isFeatured: true, featuredUntil: '2026-11-20T12:00:01+00:00' }, now)).toBe(true);
    expect(isFeaturedNow({ isFeatured: true, featuredUntil: '2026-11-20T11:59:59+00:00' }, now)).toBe(false);
  });

  it('has no end when none was set', () => {
    expect(isFeaturedNow({ isFeatured: true, featuredUntil: null }, now)).toBe(true);
    expect(isFeaturedNow({ isFeatured: false, featuredUntil: null }, now)).toBe(false);
  });
});
