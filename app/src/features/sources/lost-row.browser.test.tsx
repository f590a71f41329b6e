import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { LostRow } from './lost-row.tsx';

const laundromat = {
  ...{ id: 'l', name: 'Le Tambour', slug: 'le-tambour-lyon', phone: null, hasOwner: false, owner: null },
  ...{ address: '12 rue Mercière', postalCode: '69002', city: 'Lyon', factsCheckedAt: null },
  updatedAt: '2026-11-21T10:00:00+00:00',
};
const lost = { type: 'node', id: '1', class: 'self_service' as const, laundromat };

test('« Fermée » is a decision about the laundromat as the row shows it', async () => {
  const server = fakeServer({ 'graphql DecideLaundromat': () => ({ decideLaundromat: { id: 'l' } }) });
  const onDecided = vi.fn();
  const object = { ...lost, seenAt: '2026-11-01T10:00:00+00:00', goneAt: '2026-11-20T10:00:00+00:00' };
  await renderPage(<LostRow object={object} onDecided={onDecided} />, { user: owner });
  await page.getByRole('button', { name: 'Fermée' }).click();
  await page.getByRole('button', { name: 'Retirer la fiche' }).click();
  await expect.poll(() => onDecided).toHaveBeenCalled();
  expect(server.requests('graphql DecideLaundromat')).toMatchObject([
    { id: 'l', decision: 'refused', readAt: laundromat.updatedAt },
  ]);
});
