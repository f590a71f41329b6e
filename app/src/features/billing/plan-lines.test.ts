import { expect, test } from 'vitest';
import { planCost, planLines } from './plan-lines.ts';

test('the benefits that a plan’s settings grant come before its own list', () => {
  const features = ['10 photos', 'Avis clients'];
  expect(planLines({ allowFeatured: true, prioritySupport: true, features })).toEqual([
    'Laverie du mois (mise en avant)',
    'Support prioritaire',
    ...features,
  ]);
  expect(planLines({ allowFeatured: false, prioritySupport: false, features })).toEqual(features);
});

test('each plan says what it costs for the laundromats that an owner has, and which of them it covers', () => {
  const free = { name: 'Gratuit', price: '0.00', interval: null, maxLaundromats: 1 };
  const premium = { name: 'Premium', price: '59.00', interval: 'year' as const, maxLaundromats: 1 };
  const premiumPlus = { name: 'Premium+', price: '49.00', interval: 'month' as const, maxLaundromats: -1 };
  const cost = (plan: Parameters<typeof planCost>[0], present: number) =>
    planCost(plan, present)?.replaceAll('\u00a0', ' ');
  expect(cost(premium, 0)).toBeUndefined();
  expect(cost(free, 2)).toMatch(/^Pour vos 2 laveries : rien à payer/);
  expect(cost(premium, 1)).toBe(
    "Pour votre laverie : 59 € par an. Une autre peut s'y ajouter, gratuite, après validation.",
  );
  expect(cost(premium, 2)).toBe(
    "Pour vos 2 laveries : 59 € par an. La plus ancienne est Premium, l'autre reste gratuite.",
  );
  expect(cost(premium, 3)).toContain('les autres restent gratuites');
  expect(cost(premiumPlus, 1)).toBe('Pour votre laverie : 49 € par mois, soit 588 € par an.');
  expect(cost(premiumPlus, 2)).toBe(
    'Pour vos 2 laveries : 49 € par mois, soit 588 € par an. Toutes sont Premium+.',
  );
});
