import { describe, expect, it } from 'vitest';
import { formatPrice } from './price.ts';

describe('formatPrice', () => {
  it('writes the decimal string of the database as French euros', () => {
    expect(formatPrice('4.50')).toBe('4,50\u00a0€');
    expect(formatPrice('690.00')).toBe('690,00\u00a0€');
  });

  it('keeps a free price, which is a price', () => {
    expect(formatPrice('0.00')).toBe('0,00\u00a0€');
  });

  it('gives nothing when no price is known or the text is no price', () => {
    expect(formatPrice(null)).toBeNull();
    expect(formatPrice('')).toBeNull();
    expect(formatPrice('gratuit')).toBeNull();
    expect(formatPrice('-2')).toBeNull();
  });
});
