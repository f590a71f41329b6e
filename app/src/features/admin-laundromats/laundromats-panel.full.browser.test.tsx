import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
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
