import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { OwnReviews } from './own-reviews.tsx';

const review = {
  __typename: 'reviews',
  id: 'a0000000-0000-4000-8000-000000000001',
  authorName: 'Anaïs',
  rating: 4,
  comment: 'Propre et calme.',
  createdAt: '2026-11-20T10:00:00+00:00',
  visitedOn: null,
  answer: null,
  answeredAt: null,
  photos: [],
};
const laundromat = { __typename: 'laundromats', id: 'l', name: 'Laverie du Pont', slug: 'laverie-du-pont' };
const answered = { ...review, id: 'b', authorName: 'Bilal', answer: 'Merci.', answeredAt: review.createdAt };

test('an owner answers a review in the dashboard, beside the name of the laundromat', async () => {
  const server = fakeServer({
    'graphql OwnReviews': () => ({
      reviews: [review, answered].map((one) => ({ ...one, laundromat })),
    }),
    'graphql AnswerReview': ({ id, answer }) => ({
      answerReview: { id, review: { ...review, answer, answeredAt: '2026-11-25T10:00:00+00:00' } },
    }),
  });
  await renderPage(<OwnReviews me={owner.id} />, { user: owner });
  await expect
    .element(page.getByRole('link', { name: 'Laverie du Pont' }).first())
    .toHaveAttribute('href', '/laverie/laverie-du-pont');
  const answer = page.getByRole('button', { name: /^Répondre/ });
  expect(answer.elements()).toHaveLength(1);
  await answer.click();
  await page.getByLabelText('Votre réponse').fill('Merci Anaïs !');
  await page.getByRole('button', { name: 'Publier ma réponse' }).click();
  await expect.element(page.getByText('Merci Anaïs !')).toBeVisible();
  expect(server.requests('graphql AnswerReview')).toEqual([{ id: review.id, answer: 'Merci Anaïs !' }]);
  expect(server.requests('graphql OwnReviews')).toEqual([{ me: owner.id, limit: 100 }]);
});

test('a list that is cut says so', async () => {
  fakeServer({
    'graphql OwnReviews': ({ limit }) => ({
      reviews: Array.from({ length: Number(limit) }, (_, index) => ({
        ...answered,
        id: `${index}`,
        laundromat,
      })),
    }),
  });
  await renderPage(<OwnReviews me={owner.id} />, { user: owner });
  await expect.element(page.getByText(/^100.avis au plus sont affichés/)).toBeVisible();
});
