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

test('a message that was deleted meanwhile leaves the list when it is marked', async () => {
  const message = {
    ...{ id: 'm', name: 'Luc', email: 'luc@example.fr', phone: null, subject: null, message: 'Bonjour.' },
    ...{ type: 'general', isRead: false, isPriority: false, createdAt: '2026-11-20T10:00:00+00:00' },
    ...{ account: null, replies: [] },
  };
  let rows = [message];
  fakeServer({
    'graphql AdminMessages': () => ({ rows, total: { aggregate: { count: rows.length } } }),
    'graphql HeldEmails': () => ({ held_emails: [], held_emails_aggregate: { aggregate: { count: 0 } } }),
    'graphql MarkMessage': () => {
      rows = [];
      return { update_contacts_by_pk: null };
    },
  });
  await renderPage(<Panel />, { user: { ...owner, role: 'admin' } });
  await page.getByRole('button', { name: /^Marquer comme lu/ }).click();
  await expect.element(page.getByText('Aucun message')).toBeVisible();
});
