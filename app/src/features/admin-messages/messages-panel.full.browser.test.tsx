import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { MessagesPanel } from './messages-panel.tsx';

function Panel() {
  return <MessagesPanel url={useAdminUrl()} onChanged={() => {}} />;
}

test('an administrator reads that the unsent emails could not be loaded', async () => {
  fakeServer({
    'graphql AdminMessages': () => ({ rows: [], total: { aggregate: { count: 0 } } }),
    'graphql HeldEmails': lostAnswer,
  });
  await renderPage(<Panel />, { user: { ...owner, role: 'admin' } });
  await expect.element(page.getByText('Aucun message')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Les emails pas envoyés/);
});
