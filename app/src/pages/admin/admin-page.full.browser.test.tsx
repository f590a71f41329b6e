import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { AdminPage } from './admin-page.tsx';

beforeEach(async () => {
  fakeServer({
    'graphql AdminOverview': lostAnswer,
    'graphql SourceCounts': lostAnswer,
    'graphql AdminReports': lostAnswer,
    'graphql SiteSettings': () => ({ site_settings_by_pk: { id: 1 }, site_statements: [] }),
  });
  const path = '/admin-dashboard?onglet=signalements';
  await renderPage(<AdminPage />, { user: { ...owner, role: 'admin' }, path });
});

test('figures that could not be loaded are dashes', async () => {
  await expect.poll(() => page.getByText('–', { exact: true }).elements()).toHaveLength(4);
});

test('the icon of the notice is beside its first line on a phone', async () => {
  const notice = page.getByRole('status').filter({ hasText: 'Mentions légales incomplètes' });
  await expect.element(notice).toBeVisible();
  const [icon, text] = [...notice.element().children].map((part) => part.getBoundingClientRect());
  expect(text!.height).toBeGreaterThan(60);
  expect(icon!.top - text!.top).toBeLessThan(10);
});
