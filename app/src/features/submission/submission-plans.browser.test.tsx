import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftOf, startDraft } from '#app/features/drafts/laundromat-draft.ts';
import { actionRefusal } from '../../../testing/fake-server.ts';
import { owner } from '../../../testing/render-page.tsx';
import {
  button,
  coverage,
  fillIn,
  free,
  name,
  openDialog,
  plan,
  premium,
} from '../../../testing/submission-page.tsx';

test('a plan whose price has changed shows its new price after the refusal', async () => {
  let present = premium;
  await openDialog({
    'graphql Plans': () => ({ subscription_plans: [free, present] }),
    'graphql CreateCheckout': () => {
      present = { ...premium, price: '71.00', stripePriceId: 'price_2' };
      return actionRefusal('priceChanged', 'Le tarif de cette formule a changé.');
    },
  });
  await button('Choisir Premium').click();
  await fillIn();
  await button('Continuer vers le paiement').click();
  await expect.element(page.getByText(/Étape 2 sur 2 · Premium, 71/)).toBeVisible();
  await expect.element(name).toHaveValue('Laverie du Test');
});

test('owners of a plan that is no longer sold add a laundromat under it', async () => {
  const old = { ...plan, id: 'p-old', name: 'Premium d’avant', price: '49.00', stripePriceId: 'price_0' };
  const offers = [
    { planId: 'p-free', offer: 'covered' },
    { planId: 'p-premium', offer: 'manage' },
    { planId: 'p-old', offer: 'included' },
  ];
  await openDialog({
    'GET /api/subscriptions/me': () => ({
      subscription: { planId: 'p-old', plan: old },
      coverage: { planName: old.name, listings: [], offers },
    }),
  });
  await button('Continuer, sans supplément').click();
  await expect.element(page.getByText('Étape 2 sur 2 · Premium d’avant')).toBeVisible();
  await expect.element(button('Publier ma laverie')).toBeVisible();
});

test('a plan that ends during the form is offered for its price after the refusal, and the form keeps its text', async () => {
  let plans = { included: 'p-premium', choose: 'p-free' };
  await openDialog({
    'GET /api/subscriptions/me': () => coverage(plans),
    'graphql CreateLaundromat': () => {
      plans = { included: 'p-free', choose: 'p-premium' };
      return actionRefusal('laundromatLimitReached', 'Limite atteinte');
    },
  });
  await button('Continuer, sans supplément').click();
  await fillIn();
  await button('Publier ma laverie').click();
  await expect.element(button('Continuer vers le paiement')).toBeVisible();
  await expect.element(name).toHaveValue('Laverie du Test');
});

test.each([
  ['this', 'Laverie du Vieux-Port'],
  ['another', 'Laverie du Port'],
])(
  'a paid draft of %s device that no longer fits the form is resumed in the form of its plan',
  async (device, text) => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const form = { name: 'Laverie du Port', address: '1 quai', city: '', postalCode: '29200' };
    if (device === 'this')
      draftOf(owner.id).save({ ...startDraft(owner.id), ...form, id, name: text, state: 'paying' });
    await openDialog({
      'graphql UnfinishedSubmissions': () => ({
        laundromat_drafts: [{ id, planId: 'p-premium', form }],
        subscriptions: [],
        laundromats: [],
      }),
      'GET /api/subscriptions/me': () => coverage({ included: 'p-premium', covered: 'p-free' }),
    });
    await button(/^Reprendre/).click();
    await expect.element(name).toHaveValue(text);
    await expect.element(button('Publier ma laverie')).toBeVisible();
    expect(draftOf(owner.id).read()).toMatchObject({ id, name: text });
  },
);
