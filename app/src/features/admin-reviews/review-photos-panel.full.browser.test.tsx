import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { ReviewPhotosPanel } from './review-photos-panel.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const review = {
  ...{ id: 'r', authorName: 'Dominique', comment: 'Propre.', user: null },
  laundromat: { id: 'l', name: 'Laverie du Pont', slug: 'du-pont' },
};
const photo = (id: string) => ({ id, url: pixel, createdAt: '2026-11-20T10:00:00+00:00', review });

function Panel({ onChanged }: { onChanged: () => void }) {
  return <ReviewPhotosPanel url={useAdminUrl()} onChanged={onChanged} />;
}

async function open() {
  let photos = ['p1', 'p2'].map(photo);
  const server = fakeServer({
    'graphql AdminReviewPhotos': () => ({
      rows: photos,
      total: { aggregate: { count: photos.length } },
    }),
    'graphql DecideReviewPhoto': ({ id: decided }) => {
      photos = photos.filter(({ id }) => id !== decided);
      return { decideReviewPhoto: { id: decided } };
    },
  });
  const onChanged = vi.fn();
  await renderPage(<Panel onChanged={onChanged} />, { user: { ...owner, role: 'admin' } });
  return { decisions: () => server.requests('graphql DecideReviewPhoto'), onChanged };
}

test('an administrator publishes one photo and refuses another with a reason, until none is left', async () => {
  const { decisions, onChanged } = await open();
  const rows = page.getByRole('listitem').filter({ hasText: 'Laverie du Pont' });
  await expect.poll(() => rows.elements()).toHaveLength(2);
  await rows.first().getByRole('button', { name: 'Publier la photo de Dominique' }).click();
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await rows.getByRole('button', { name: 'Refuser la photo de Dominique' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Motif').fill('On voit un visage.');
  await dialog.getByRole('button', { name: 'Refuser la photo' }).click();
  await expect.element(page.getByText('Aucune photo à relire')).toBeVisible();
  expect(onChanged).toHaveBeenCalledTimes(2);
  expect(decisions()).toEqual([
    { id: 'p1', decision: 'published' },
    { id: 'p2', decision: 'removed', reason: 'On voit un visage.' },
  ]);
});

test('a photo that another administrator has decided meanwhile is named as such, and leaves the list', async () => {
  let photos = [photo('p1')];
  fakeServer({
    'graphql AdminReviewPhotos': () => ({
      rows: photos,
      total: { aggregate: { count: photos.length } },
    }),
    'graphql DecideReviewPhoto': () => {
      photos = [];
      return actionRefusal('photoNotFound', 'Cette photo a déjà été relue ou retirée.');
    },
  });
  await renderPage(<Panel onChanged={() => {}} />, { user: { ...owner, role: 'admin' } });
  await page.getByRole('button', { name: 'Publier la photo de Dominique' }).click();
  await expect.poll(() => toasts.shown()?.description).toBe('Cette photo a déjà été relue ou retirée.');
  await expect.element(page.getByText('Aucune photo à relire')).toBeVisible();
});

test('after the last row of a page the page before it is shown', async () => {
  let photos = Array.from({ length: 21 }, (_, index) => photo(`p${index + 1}`));
  fakeServer({
    'graphql AdminReviewPhotos': ({ limit, offset }) => ({
      rows: photos.slice(Number(offset), Number(offset) + Number(limit)),
      total: { aggregate: { count: photos.length } },
    }),
    'graphql DecideReviewPhoto': ({ id: decided }) => {
      photos = photos.filter(({ id }) => id !== decided);
      return { decideReviewPhoto: { id: decided } };
    },
  });
  const path = '/admin-dashboard?onglet=photos&page=2';
  await renderPage(<Panel onChanged={() => {}} />, { user: { ...owner, role: 'admin' }, path });
  await page.getByRole('button', { name: 'Publier la photo de Dominique' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: 'Laverie du Pont' });
  await expect.poll(() => rows.elements()).toHaveLength(20);
});
