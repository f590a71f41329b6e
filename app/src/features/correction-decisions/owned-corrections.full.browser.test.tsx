import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { OwnedCorrections } from './owned-corrections.tsx';

const id = 'a3c51f5e-1111-4222-8333-444455556666';

test('an owner sees what a proposed price changes before it is applied, and the list is read again', async () => {
  const laundromat = {
    ...{ id: 'b3c51f5e-1111-4222-8333-444455556666', name: 'Laverie du Port', slug: 'laverie-du-port' },
    ...{ isActive: true, hours: null, priceFrom: '4.00', latitude: null, longitude: null, pricedWashers: [] },
  };
  const correction = {
    ...{ id, kind: 'price', proposed: { price: '4.50' }, comment: null, status: 'open' },
    ...{ createdAt: '2026-03-02T10:00:00Z', laundromat },
  };
  let open = [correction];
  const { requests } = fakeServer({
    'graphql OwnedCorrections': () => ({ fact_corrections: open }),
    'graphql DecideCorrection': () => {
      open = [];
      return { decideCorrection: { id } };
    },
  });
  const onDecided = vi.fn();
  await renderPage(<OwnedCorrections onDecided={onDecided} />, { user: owner });
  await page.getByRole('button', { name: /^Appliquer pour Laverie du Port/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent(/4,00.*devient.*4,50/);
  await dialog.getByRole('button', { name: 'Appliquer' }).click();
  await expect.element(page.getByText('Aucune erreur signalée')).toBeVisible();
  expect(requests('graphql DecideCorrection')).toMatchObject([{ id, decision: 'accepted' }]);
  expect(onDecided).toHaveBeenCalledOnce();
});
