import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { OwnPhotos } from './own-photos.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('the author of a review sees which photos are not published yet, and deletes one after a question', async () => {
  const server = fakeServer({ 'graphql DeleteReviewPhoto': ({ id }) => ({ deleteReviewPhoto: { id } }) });
  const onDeleted = vi.fn();
  const review = {
    ...{ id: 'r', rating: 5, comment: 'Propre.', createdAt: '2026-11-20T10:00:00+00:00' },
    laundromat: { id: 'l', slug: 'du-pont', name: 'Laverie du Pont' },
    photos: [
      { id: 'p1', url: pixel, isApproved: true },
      { id: 'p2', url: pixel, isApproved: false },
    ],
  };
  await renderPage(<OwnPhotos review={review} onDeleted={onDeleted} />, { user: owner });
  const photos = page.getByRole('listitem');
  await expect.element(photos.nth(0)).toHaveTextContent('Publiée');
  await expect.element(photos.nth(1)).toHaveTextContent('En attente de relecture');
  await page.getByRole('button', { name: 'Supprimer la photo 2 de Laverie du Pont' }).click();
  expect(server.requests('graphql DeleteReviewPhoto')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => onDeleted).toHaveBeenCalled();
  expect(server.requests('graphql DeleteReviewPhoto')).toEqual([{ id: 'p2' }]);
});
