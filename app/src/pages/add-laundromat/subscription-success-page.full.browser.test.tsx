import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyValues } from '#app/laundromat-form/form-values.ts';
import { Toaster } from '#app/ui/notices/toaster.tsx';
import { actionRefusal, type Answers, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { SubscriptionSuccessPage } from './subscription-success-page.tsx';

const laundromatId = 'e1000000-0000-4000-8000-000000000001';
const title = page.getByRole('heading', { level: 1 });

function open(answers: Answers, { user = owner, path = '/subscription-success?session_id=cs_1' } = {}) {
  const server = fakeServer(answers);
  return renderPage(<SubscriptionSuccessPage />, { user, path }).then(() => server);
}

const confirmed = (draft: object | null) => ({
  'graphql ConfirmCheckout': () => ({ confirmCheckoutSession: { status: 'active', draft } }),
});

function saveDraft() {
  const draft = {
    ...emptyValues,
    id: laundromatId,
    userId: owner.id,
    name: 'Laverie du Test',
    address: '1 rue des Tests',
    city: 'Lyon',
    postalCode: '69001',
    submissionType: 'premium',
    photosCount: 0,
    state: 'paying',
  };
  localStorage.setItem('pendingLaundromat', JSON.stringify(draft));
}

test('an address without a payment is invalid', async () => {
  await open({}, { path: '/subscription-success' });
  await expect.element(title).toHaveTextContent('Session invalide');
});

test('a visitor signs in first, and returns to the payment', async () => {
  fakeServer({});
  await renderPage(<SubscriptionSuccessPage />, { path: '/subscription-success?session_id=cs_1' });
  await expect.element(title).toHaveTextContent('Connectez-vous pour terminer');
  await expect
    .element(page.getByRole('link', { name: 'Se connecter' }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('session_id=cs_1')));
});

test('the payment of another owner is invalid', async () => {
  await open({ 'graphql ConfirmCheckout': () => actionRefusal('checkoutNotFound', 'Introuvable') });
  await expect.element(title).toHaveTextContent('Session invalide');
});

test('a former owner who has paid reads that the account is no owner, and not that nothing was paid', async () => {
  await open({}, { user: { ...owner, role: 'client' } });
  await expect.element(title).toHaveTextContent('Compte non propriétaire');
  await expect.element(page.getByRole('link', { name: 'Contacter le support' })).toBeVisible();
});

test('a plan bought without a laundromat is active, and the dashboard opens', async () => {
  await open(confirmed(null));
  await expect.element(title).toHaveTextContent('Abonnement activé');
  await expect.element(page.getByTestId('address')).toHaveTextContent('/owner-dashboard');
});

test('a laundromat that the server has published is a success, and its draft is deleted', async () => {
  saveDraft();
  const server = await open(confirmed({ id: laundromatId, status: 'published' }));
  await expect.element(title).toHaveTextContent('Succès');
  expect(localStorage.getItem('pendingLaundromat')).toBeNull();
  expect(server.requests('graphql CreateLaundromat')).toEqual([]);
});

test('on a phone the notice of success covers nothing of the success', async () => {
  await page.viewport(390, 844);
  saveDraft();
  fakeServer(confirmed({ id: laundromatId, status: 'published' }));
  const parts = (
    <>
      <div className="h-(--header)" />
      <SubscriptionSuccessPage />
      <Toaster />
    </>
  );
  await renderPage(parts, { user: owner, path: '/subscription-success?session_id=cs_1' });
  const notice = page.getByRole('region', { name: /^Notifications/ });
  await expect.element(notice).toHaveTextContent('Laverie créée avec succès');
  const panel = page.getByRole('status').filter({ has: title });
  const [above, below] = [notice, panel].map((part) => part.element().getBoundingClientRect());
  expect(below!.top).toBeGreaterThanOrEqual(above!.bottom);
});

test('a laundromat that the server does not know is created from the draft of this browser, under its id', async () => {
  saveDraft();
  const server = await open({
    ...confirmed(null),
    'graphql CreateLaundromat': () => ({
      createLaundromat: { id: laundromatId, laundromat: { id: laundromatId, isActive: true } },
    }),
  });
  await expect.element(title).toHaveTextContent('Succès');
  expect(server.requests('graphql CreateLaundromat')).toMatchObject([
    { laundromat: { id: laundromatId, name: 'Laverie du Test' } },
  ]);
});

test('a laundromat beyond the limit of the plan is stored unpublished, with a way to a larger plan', async () => {
  await open(confirmed({ id: laundromatId, status: 'unpublished' }));
  await expect.element(title).toHaveTextContent('Paiement confirmé, laverie en attente');
  await expect.element(page.getByRole('button', { name: 'Changer de formule' })).toBeVisible();
});

test('a paid laundromat that looks like another waits, with the promise of 48 hours and the refund', async () => {
  await open(confirmed({ id: laundromatId, status: 'held' }));
  await expect.element(title).toHaveTextContent('Paiement confirmé, fiche à vérifier');
  await expect.element(page.getByText(/sous 48.h.*remboursé en totalité/)).toBeVisible();
});

test('a paid laundromat that cannot be created says that nothing is charged twice', async () => {
  saveDraft();
  await open({
    ...confirmed(null),
    'graphql CreateLaundromat': () => actionRefusal('invalidInput', 'Refusé'),
  });
  await expect.element(title).toHaveTextContent('Erreur lors de la création');
  await expect.element(page.getByText(/Rien ne vous sera débité deux fois/)).toBeVisible();
  expect(localStorage.getItem('pendingLaundromat')).not.toBeNull();
});

test('an unreadable draft after a payment leads to the support', async () => {
  localStorage.setItem('pendingLaundromat', '{');
  await open(confirmed(null));
  await expect.element(title).toHaveTextContent('Erreur de données');
  await expect.element(page.getByRole('link', { name: 'Contacter le support' })).toBeVisible();
});
