import { expect, test } from 'vitest';
import { planLines } from './plan-lines.ts';

test('the benefits that a plan’s settings grant come before its own list', () => {
  const features = ['10 photos', 'Avis clients'];
  expect(planLines({ allowFeatured: true, prioritySupport: true, features })).toEqual([
    'Laverie du mois (mise en avant)',
    'Support prioritaire',
    ...features,
  ]);
  expect(planLines({ allowFeatured: false, prioritySupport: false, features })).toEqual(features);
});
