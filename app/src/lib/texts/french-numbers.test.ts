import { describe, expect, it } from 'vitest';
import { countOf, formatCount, formatDistance } from './french-numbers.ts';

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

describe('formatDistance', () => {
  it('gives metres by tens below one kilometre', () => {
    expect(formatDistance(0.8467)).toBe('à 850\u00a0m');
  });

  it('never says that something is at zero metres', () => {
    expect(formatDistance(0)).toBe('à 10\u00a0m');
  });

  it('moves to kilometres instead of saying 1000 m', () => {
    expect(formatDistance(0.9971)).toBe('à 1,0\u00a0km');
  });

  it('gives one decimal with a French comma below ten kilometres', () => {
    expect(formatDistance(2.43)).toBe('à 2,4\u00a0km');
  });

  it('gives whole kilometres from ten on', () => {
    expect(formatDistance(9.97)).toBe('à 10\u00a0km');
    expect(formatDistance(34.4)).toBe('à 34\u00a0km');
  });
});
