import { describe, expect, it } from 'vitest';
import { countOf, formatCount } from './count.ts';

describe('formatCount', () => {
  it('separates thousands with a narrow no-break space', () => {
    expect(formatCount(1000)).toBe('1\u202f000');
  });
});

describe('countOf', () => {
  it('keeps the singular for zero and one', () => {
    expect(countOf(0, 'laverie')).toBe('0\u00a0laverie');
    expect(countOf(1, 'laverie')).toBe('1\u00a0laverie');
  });

  it('uses the plural from two on, or a given plural', () => {
    expect(countOf(2, 'laverie')).toBe('2\u00a0laveries');
    expect(countOf(12, 'avis', 'avis')).toBe('12\u00a0avis');
  });
});
