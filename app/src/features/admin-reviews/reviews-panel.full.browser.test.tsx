import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';

function Panel({ onChanged }: { onChanged: () => void }) {
  return <ReviewsPanel url={useAdminUrl()} onChanged={onChanged} />;
}

const review = {
  ...{ id: 'r', authorName: 'Dominique', rating: 1, comment: 'Sale.', user: null },
  ...{ createdAt: '2026-11-20T10:00:00+00:00', heldReason: 'repeated' },
  laundromat: { id: 'l', name: 'Laverie du Pont', slug: 'du-pont' },
};

test('all reviews of a sender are removed with one reason, after their number was confirmed', async () => {
  const server = fakeServer({
    'graphql AdminReviews': () => ({ rows: [review], total: { aggregate: { count: 1 } } }),
    'graphql CountSenderReviews': () => ({ countSenderReviews: { reviewCount: 12, laundromatCount: 4 } }),
    'graphql RemoveSenderReviews': () => ({ removeSenderReviews: { reviewCount: 12 } }),
  });
  const onChanged = vi.fn();
  await renderPage(<Panel onChanged={onChanged} />, { user: { ...owner, role: 'admin' } });
  await expect.element(page.getByText('un autre avis sur cette laverie')).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer tous les avis de cet envoyeur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer 12 avis sur 4 laveries' });
  await expect.element(dialog.getByText('plusieurs personnes')).toBeVisible();
  await dialog.getByLabelText('Motif').fill('Avis en série.');
  expect(server.requests('graphql RemoveSenderReviews')).toEqual([]);
  await dialog.getByRole('button', { name: 'Supprimer 12 avis' }).click();
  await expect.poll(() => toasts.shown()?.title).toBe('12\u00a0avis supprimés');
  expect(server.requests('graphql RemoveSenderReviews')).toEqual([{ id: 'r', reason: 'Avis en série.' }]);
  expect(onChanged).toHaveBeenCalledOnce();
});

test.each([
  ["Publier l'avis de Dominique"],
  ["Supprimer l'avis de Dominique", "Supprimer l'avis"],
  ['Supprimer tous les avis de cet envoyeur'],
])('a review that was removed meanwhile leaves the list after « %s »', async (name, confirm?: string) => {
  let reviews = [review];
  const gone = () => {
    reviews = [];
    return actionRefusal('reviewNotFound', 'Cet avis a déjà été retiré.');
  };
  fakeServer({
    'graphql AdminReviews': () => ({ rows: reviews, total: { aggregate: { count: reviews.length } } }),
    'graphql DecideReview': gone,
    'graphql CountSenderReviews': gone,
  });
  await renderPage(<Panel onChanged={() => {}} />, { user: { ...owner, role: 'admin' } });
  await page.getByRole('button', { name }).click();
  if (confirm) {
    await page.getByRole('dialog').getByLabelText('Motif').fill('Injures.');
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  }
  await expect.element(page.getByText('Aucun avis')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(toasts.shown()?.description).toBe('Cet avis a déjà été retiré.');
});
