import { expect, test } from 'vitest';
import { united } from './visits.ts';

const visit = (id: string, at: string) => ({ id, slug: id, name: `Laverie ${id}`, at });

test('a laundromat is listed once, at its latest visit, newest first', () => {
  const before = [visit('b', '2026-03-02'), visit('a', '2026-03-01')];
  expect(united(before, [visit('a', '2026-03-03')]).map(({ id, at }) => `${id} ${at}`)).toEqual([
    'a 2026-03-03',
    'b 2026-03-02',
  ]);
});

test('the oldest visits are evicted', () => {
  const many = Array.from({ length: 600 }, (_, index) => visit(`${index}`, `2026-03-01T${1000 + index}`));
  const visits = united([], many);
  expect(visits).toHaveLength(500);
  expect(visits[0]?.id).toBe('599');
});
