import { expect, test } from 'vitest';
import { planLines } from './plan-lines.ts';

test('what the settings of a plan allow comes before its own list', () => {
  expect(planLines({ allowFeatured: true, prioritySupport: true, features: ['10 photos'] })).toEqual([
    'Laverie du mois (mise en avant)',
    'Support prioritaire',
    '10 photos',
  ]);
  expect(planLines({ allowFeatured: false, prioritySupport: false, features: ['2 photos'] })).toEqual([
    '2 photos',
  ]);
});
