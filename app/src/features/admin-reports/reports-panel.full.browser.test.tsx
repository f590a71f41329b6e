import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { ReportsPanel } from './reports-panel.tsx';

function Panel() {
  return <ReportsPanel url={useAdminUrl()} onChanged={() => {}} />;
}

test('a report that was deleted meanwhile leaves the list', async () => {
  const report = {
    ...{ id: 'r', target: 'laundromat', quote: null, reason: 'other', message: 'Doublon.', email: null },
    ...{ state: 'open', createdAt: '2026-11-20T10:00:00+00:00', reviewId: null, review: null },
  };
  let rows = [{ id: 'l', name: 'Laverie du Pont', slug: 'du-pont', reports: [report] }];
  fakeServer({
    'graphql AdminReports': () => ({ rows, total: { aggregate: { count: rows.length } } }),
    'graphql DecideReports': () => {
      rows = [];
      return actionRefusal('notFound', "Cet élément n'existe plus.");
    },
  });
  await renderPage(<Panel />, { user: { ...owner, role: 'admin' } });
  await page.getByRole('button', { name: /^Rejeter/ }).click();
  await expect.element(page.getByText('Aucun signalement à traiter')).toBeVisible();
  expect(toasts.shown()?.description).toBe("Cet élément n'existe plus.");
});
