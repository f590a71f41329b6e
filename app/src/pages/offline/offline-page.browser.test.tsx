import { expect, test } from 'vitest';
import { recordOpenedPage } from '#app/offline/reading/opened-pages.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { OfflinePage } from './offline-page.tsx';

test('a laundromat that was opened but whose data is not on the device is not listed', async () => {
  fakeServer({ 'graphql Reachable': () => ({ site_settings_by_pk: { id: 1 } }) });
  await recordOpenedPage({ kind: 'laundromat', href: '/laverie/du-port', title: 'Du Port', owner: null });
  const { getByText } = await renderPage(<OfflinePage />);
  await expect.element(getByText("Rien n'est encore enregistré")).toBeVisible();
  await expect.element(getByText('Du Port')).not.toBeInTheDocument();
});
