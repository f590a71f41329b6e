import { expect, test } from 'vitest';
import { planLines } from './plan-lines.ts';

test('what the settings of a plan allow comes before its own list', () => {
  const features = ['10 photos', 'Avis clients'];
  expect(planLines({ allowFeatured: true, prioritySupport: true, features })).toEqual([
    'Laverie du mois (mise en avant)',
    'Support prioritaire',
    ...features,
  ]);
  expect(planLines({ allowFeatured: false, prioritySupport: false, features })).toEqual(features);
});
