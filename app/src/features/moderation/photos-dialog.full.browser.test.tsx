import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '#app/ui/notices/toast.ts';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { AdminLaundromat } from './laundromat-documents.ts';
import { PhotosDialog } from './photos-dialog.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const laundromat = { id: 'e1', name: 'Le Tambour', owner: null } as AdminLaundromat;
const photo = { id: 'p1', url: pixel, alt: 'Vue 1', isPrimary: true, order: 1 };

test('a photo that cannot be deleted stays, a toast reports it, and the reason is not lost', async () => {
  fakeServer({
    'graphql AdminPhotos': () => ({
      laundromats_by_pk: { id: 'e1', photos: [photo], cardPhotos: [], pagePhotos: [] },
    }),
    'graphql RemovePhoto': lostAnswer,
  });
  await renderPage(<PhotosDialog open laundromat={laundromat} onClose={vi.fn()} />);
  const ask = page.getByRole('button', { name: 'Supprimer la photo 1' });
  await ask.click();
  const question = page.getByRole('dialog', { name: 'Supprimer cette photo' });
  await question.getByLabelText('Motif').fill('Floue.');
  await question.getByRole('button', { name: 'Supprimer la photo' }).click();
  await expect
    .poll(() => toasts.shown())
    .toMatchObject({
      title: "La photo n'a pas été supprimée",
      description: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
    });
  await expect.element(question.getByLabelText('Motif')).toHaveValue('Floue.');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: 'Vue 1' })).toBeInTheDocument();
  await expect.element(ask).toHaveFocus();
});
