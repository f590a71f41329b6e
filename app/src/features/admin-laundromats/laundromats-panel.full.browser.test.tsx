import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { LaundromatsPanel } from './laundromats-panel.tsx';

function Panel() {
  return <LaundromatsPanel url={useAdminUrl()} onChanged={() => {}} />;
}

test('deleted laundromats have no search, because they are only listed', async () => {
  fakeServer({
    'graphql DeletedLaundromats': () => ({ rows: [], total: { aggregate: { count: 0 } } }),
  });
  const path = '/admin-dashboard?filtre=supprimees';
  await renderPage(<Panel />, { user: { ...owner, role: 'admin' }, path });
  await expect.element(page.getByText('Aucune laverie supprimée')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

test('a laundromat is restored once, however often the button is pressed', async () => {
  const deletion = {
    id: 'd',
    laundromatId: 'l',
    name: 'Casino',
    city: 'Lyon',
    createdAt: '2026-11-20T10:00:00Z',
  };
  const server = fakeServer({
    'graphql DeletedLaundromats': () => ({ rows: [deletion], total: { aggregate: { count: 1 } } }),
    'graphql AdminLaundromats': () => ({ rows: [], total: { aggregate: { count: 0 } } }),
    'graphql RestoreLaundromat': () => ({ restoreLaundromat: { id: 'l' } }),
  });
  const path = '/admin-dashboard?filtre=supprimees';
  await renderPage(<Panel />, { user: { ...owner, role: 'admin' }, path });
  await page.getByRole('button', { name: 'Rétablir Casino' }).dblClick();
  await expect.poll(() => toasts.shown()?.title).toBe('Laverie rétablie');
  expect(server.requests('graphql RestoreLaundromat')).toHaveLength(1);
});
