import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { OwnPlanCard } from './own-plan-card.tsx';

const debit = [{ id: 'i', amount: '59.00' }];

test.each([
  ['Dernier paiement échoué', { status: 'past_due', processing: [] }],
  ['Paiement en cours', { status: 'past_due', processing: debit }],
  ['Paiement en cours', { status: 'active', processing: debit }],
  [/^Se renouvelle le/, { status: 'active', processing: [] }],
])('the owner’s card of the plan says « %s » for %j', async (note, changes) => {
  const subscription = {
    id: 's',
    currentPeriodEnd: '2026-04-12T10:00:00Z',
    cancelAtPeriodEnd: false,
    plan: { id: 'p', name: 'Premium' },
    ...changes,
  };
  fakeServer({ 'graphql OwnSubscription': () => ({ granted: [subscription], latest: [subscription] }) });
  await renderPage(<OwnPlanCard me={owner.id} />, { user: owner });
  await expect.element(page.getByText(note)).toBeVisible();
});
