import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx';
import { notStored, saving } from '#app/features/favorites/saved-store.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { bareLaundromat } from '../../../testing/bare-laundromat.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { FavoritesPage } from './favorites-page.tsx';

test('where storage is blocked nothing is called saved that is gone after the visit', async () => {
  const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  fakeServer({ 'graphql FavoriteLaundromats': () => ({ laundromats: [bareLaundromat] }) });
  await renderPage(
    <>
      <FavoriteButton laundromat={bareLaundromat} />
      <FavoritesPage />
    </>,
  );
  await page.getByRole('button', { name: /^Enregistrer .* dans mes favoris$/ }).click();
  await expect.poll(() => toasts.shown()?.title).toBe('Favori pour cette visite seulement');
  const savedAt = new Date().toISOString();
  const list = { args: { city: 'Lyon' }, total: 1, laundromats: [bareLaundromat] };
  await saving.city({ name: 'Lyon', href: '/?city=Lyon', savedAt, ...list });
  await expect.element(page.getByRole('heading', { name: 'Villes de cette visite' })).toBeVisible();
  await expect.element(page.getByText(notStored).first()).toBeVisible();
  await expect.element(page.getByText(/enregistrée?s?\b|gardés sur cet appareil/)).not.toBeInTheDocument();
});
