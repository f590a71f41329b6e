import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { RemoveSenderReviews } from './remove-sender-reviews.tsx';

test.each([
  [true, /Ce sont ceux du même compte\./],
  [false, /sans compte, venus de la même connexion.*Les avis des comptes qui l'utilisent restent\./],
])('removing the reviews of a sender says whose they are: of an account %s', async (hasAccount, sentence) => {
  const server = fakeServer({
    'graphql CountSenderReviews': () => ({ countSenderReviews: { reviewCount: 3, laundromatCount: 2 } }),
    'graphql RemoveSenderReviews': () => ({ removeSenderReviews: { reviewCount: 3 } }),
  });
  const onDecided = vi.fn();
  const review = { id: 'r', authorName: 'Eve', user: hasAccount ? owner : null };
  await renderPage(<RemoveSenderReviews review={review} onDecided={onDecided} />, {
    user: { ...owner, role: 'admin' },
  });
  await page.getByRole('button', { name: /^Supprimer tous les avis de cet envoyeur/ }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(sentence);
  await page.getByRole('textbox', { name: 'Motif' }).fill('Avis en série.');
  await page.getByRole('button', { name: /^Supprimer 3.avis/ }).click();
  await expect.poll(() => onDecided).toHaveBeenCalled();
  expect(server.requests('graphql RemoveSenderReviews')).toEqual([{ id: 'r', reason: 'Avis en série.' }]);
});
