import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FormerLaundromat } from './former-laundromat.tsx';

test('a laundromat is said to be missing only once the server has answered', async () => {
  let isDown = true;
  const none = { closed_laundromats: [], laundromat_redirects: [] };
  fakeServer({
    'graphql FormerLaundromat': () => (isDown ? lostAnswer() : none),
    'graphql SiteSettings': () => ({ site_settings_by_pk: null, site_statements: [] }),
  });
  await renderPage(<FormerLaundromat slug="du-port" />);
  await expect.element(page.getByText("Cette laverie n'a pas pu être chargée")).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByRole('heading', { name: 'Laverie non trouvée' })).toBeVisible();
});
