import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { SubscriptionPage } from './subscription-page.tsx';

const premium = {
  ...{ id: 'p', name: 'Premium', price: '59.00', stripePriceId: 'price_1', interval: 'year' },
  ...{ features: [], maxLaundromats: 1, allowFeatured: false, prioritySupport: false },
};

test('a plan whose price has changed shows its new price after the refusal', async () => {
  let present = premium;
  fakeServer({
    'graphql Plans': () => ({ subscription_plans: [present] }),
    'graphql OwnSubscriptions': () => ({ subscriptions: [], ended: [] }),
    'graphql SiteSettings': () => ({ site_settings_by_pk: null, site_statements: [] }),
    'graphql CreateCheckout': () => {
      present = { ...premium, price: '71.00', stripePriceId: 'price_2' };
      return actionRefusal('priceChanged', 'Le tarif de cette formule a changé.');
    },
    'GET /api/subscriptions/me': () => ({ coverage: { planName: null, listings: [], offers: [] } }),
  });
  await renderPage(<SubscriptionPage />, { user: owner });
  await page.getByRole('button', { name: 'Choisir Premium' }).click();
  await expect.element(page.getByText('71', { exact: false })).toBeVisible();
});

test('a plan that is no longer sold is shown to its owner as the current one', async () => {
  const old = { ...premium, id: 'old', name: 'Premium d’avant' };
  const subscription = {
    ...{ id: 's', status: 'active', currentPeriodEnd: '2099-01-01T10:00:00Z', cancelAtPeriodEnd: false },
    ...{ plan: old, processing: [], unpaid: [] },
  };
  fakeServer({
    'graphql Plans': () => ({ subscription_plans: [premium] }),
    'graphql OwnSubscriptions': () => ({ subscriptions: [subscription], ended: [] }),
    'graphql SiteSettings': () => ({ site_settings_by_pk: null, site_statements: [] }),
    'GET /api/subscriptions/me': () => ({
      subscription: { planId: 'old', plan: old },
      coverage: { planName: old.name, listings: [], offers: [{ planId: 'old', offer: 'included' }] },
    }),
  });
  await renderPage(<SubscriptionPage />, { user: owner });
  const card = page.getByRole('listitem').filter({ hasText: 'Premium d’avant' });
  await expect.element(card.getByText('Plan actuel')).toBeVisible();
});
