import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { CloseLaundromat } from './close-laundromat.tsx';

const warning = page.getByText(/une fois fermée, celle-ci ne pourra pas rouvrir/);

async function open(isOverLimit: boolean) {
  fakeServer({
    'graphql OwnSubscriptions': () => ({ subscriptions: [], ended: [] }),
    'GET /api/subscriptions/me': () => ({
      subscription: null,
      coverage: { planName: null, listings: [], next: null, isOverLimit, offers: [] },
    }),
  });
  await renderPage(<CloseLaundromat laundromat={{ id: 'l', name: 'Pont' }} onClosed={() => undefined} />, {
    user: owner,
  });
}

test('an owner within the plan is not warned', async () => {
  await open(false);
  await expect.element(page.getByRole('button', { name: 'Fermer définitivement' })).toBeVisible();
  expect(warning.elements()).toEqual([]);
});

test('an owner with more laundromats than allowed reads before closing one that it cannot reopen', async () => {
  await open(true);
  await expect.element(warning).toBeVisible();
});
