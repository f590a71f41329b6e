import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { SubmissionDialog } from '#app/features/submission/submission-dialog.tsx';
import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';
import { type Answers, fakeServer, refusal } from './fake-server.ts';
import { owner, renderPage } from './render-page.tsx';

export const plan = {
  interval: 'year',
  features: [],
  maxLaundromats: 1,
  allowFeatured: false,
  prioritySupport: false,
};
export const free = {
  ...plan,
  id: 'p-free',
  name: 'Gratuit',
  price: '0.00',
  stripePriceId: null,
  interval: null,
};
export const premium = {
  ...plan,
  id: 'p-premium',
  name: 'Premium',
  price: '59.00',
  stripePriceId: 'price_1',
};
export const services = [
  { id: 'a0000000-0000-4000-8000-000000000001', name: 'Lavage', icon: 'wash' },
  { id: 'a0000000-0000-4000-8000-000000000002', name: 'Wi-Fi gratuit', icon: 'wifi' },
];
const dialogAnswers: Answers = {
  'graphql Plans': () => ({ subscription_plans: [free, premium] }),
  'graphql UnfinishedSubmissions': () => ({ laundromat_drafts: [], subscriptions: [], laundromats: [] }),
  'graphql Services': () => ({ services }),
  'GET /api/places/suggestions': () => [],
  'GET /api/places/geocode': () => refusal(404, { code: 'placeNotFound', message: 'Adresse inconnue.' }),
  'graphql SearchCities': () => ({ search_cities: [] }),
  'graphql SimilarLaundromats': () => ({ similar_laundromats: [] }),
  'GET /api/subscriptions/me': () => coverage({ included: 'p-free', choose: 'p-premium' }),
};

export function coverage(plans: Record<string, string>) {
  const offers = Object.entries(plans).map(([offer, planId]) => ({ planId, offer }));
  return { subscription: null, coverage: { planName: null, listings: [], offers } };
}

export const onSent = vi.fn();

function Dialog() {
  const [tier, setTier] = useState<LaundromatTier | null>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Rouvrir</button>
      {isOpen && (
        <SubmissionDialog
          userId={owner.id}
          open
          tier={tier}
          onTier={setTier}
          onBack={() => setTier(null)}
          onClose={() => setOpen(false)}
          onSent={onSent}
          paymentCancelled={false}
        />
      )}
    </>
  );
}

export async function openDialog(answers: Answers = {}) {
  onSent.mockClear();
  const server = fakeServer({ ...dialogAnswers, ...answers });
  await renderPage(<Dialog />, { user: owner });
  return server;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const name = page.getByLabelText('Nom de la laverie');

export async function fillIn() {
  await name.fill('Laverie du Test');
  await page.getByRole('combobox', { name: 'Adresse' }).fill('1 rue des Tests');
  await page.getByLabelText('Code postal').fill('29200');
  await page.getByRole('combobox', { name: 'Ville' }).fill('Brest');
  await page.getByText('Wi-Fi gratuit').click();
}
