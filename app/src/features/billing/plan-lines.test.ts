import { expect, test } from 'vitest';
import { planLines } from './plan-lines.ts';

test('what the settings of a plan allow comes before its own list', () => {
  expect(
    planLines({ maxLaundromats: 3, allowFeatured: true, prioritySupport: true, features: ['10 photos'] }),
  ).toEqual(['Laverie du mois (mise en avant)', 'Support prioritaire', '10 photos']);
  expect(
    planLines({ maxLaundromats: 1, allowFeatured: false, prioritySupport: false, features: ['2 photos'] }),
  ).toEqual(['2 photos']);
});

test('a plan says once that its laundromats are unlimited', () => {
  const features = ['10 photos', 'Nombre de laveries illimité'];
  const offer = { maxLaundromats: -1, allowFeatured: false, prioritySupport: false, features };
  expect(planLines(offer)).toEqual(['10 photos']);
});
