import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { SubscriptionPage } from './subscription-page.tsx';

test('a plan whose price has changed shows its new price after the refusal', async () => {
  const premium = {
    ...{ id: 'p', name: 'Premium', price: '59.00', stripePriceId: 'price_1', interval: 'year' },
    ...{ features: [], maxLaundromats: 1, allowFeatured: false, prioritySupport: false },
  };
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
