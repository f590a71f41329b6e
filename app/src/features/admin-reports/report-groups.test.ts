import { expect, test } from 'vitest';
import { reportGroups } from './report-groups.ts';

test('reports of the same laundromat or review are one group, in the order of the list', () => {
  const report = (id: number, target: string, reviewId: string | null, quote: string | null = null) => ({
    id,
    target,
    reviewId,
    quote,
  });
  const groups = reportGroups([
    report(1, 'review', 'a'),
    report(2, 'laundromat', null),
    report(3, 'review', 'b'),
    report(4, 'review', 'a'),
    report(5, 'laundromat', null),
    report(6, 'review', null, 'removed'),
    report(7, 'review', null, 'removed'),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[1, 4], [2, 5], [3], [6, 7]]);
});
