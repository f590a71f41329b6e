import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { storeInOtherTab } from '../../../testing/other-tab.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { OwnDisputes } from './own-disputes.tsx';

const id = 'a3c51f5e-1111-4222-8333-444455556666';

const dispute = {
  ...{ id, askedAt: '2026-03-02T10:00:00Z', isMine: null, words: null, answeredAt: null },
  lostAt: null as string | null,
  laundromat: { id: 'b3c51f5e-1111-4222-8333-444455556666', name: 'Laverie du Port' },
};

test('an owner answers that a claimed laundromat is theirs, with their words', async () => {
  const { requests } = fakeServer({
    'graphql OwnDisputes': () => ({ claim_disputes: [dispute] }),
    'graphql AnswerDispute': () => ({ answerDispute: { id, dispute } }),
    'GET /api/subscriptions/me': () => ({
      subscription: null,
      coverage: { planName: 'Premium', offers: [] },
    }),
  });
  await renderPage(<OwnDisputes />, { user: owner });
  const section = page.getByRole('region', { name: 'Fiches revendiquées par une autre personne' });
  await expect.element(section).toHaveTextContent('Laverie du Port');
  await expect.element(section).toHaveTextContent(/sans réponse, notre équipe peut décider/);
  await page.getByLabelText('Vos preuves ou explications').fill(' Voici mon bail. ');
  await page.getByRole('button', { name: 'Cette laverie est à moi' }).click();
  await expect
    .poll(() => requests('graphql AnswerDispute'))
    .toEqual([{ id, isMine: true, words: 'Voici mon bail.' }]);
});

test('words that were begun about a dispute survive the page until they are sent', async () => {
  const answered = () => ({ answerDispute: { id, dispute } });
  fakeServer({
    'graphql OwnDisputes': () => ({ claim_disputes: [dispute] }),
    'graphql AnswerDispute': answered,
    'GET /api/subscriptions/me': () => ({ subscription: null, coverage: { planName: null, offers: [] } }),
  });
  const words = page.getByLabelText('Vos preuves ou explications');
  for (const begun of ['', 'Voici mon bail.', '']) {
    const { unmount } = await renderPage(<OwnDisputes />, { user: owner });
    await expect.element(words).toHaveValue(begun);
    if (begun) {
      await page.getByRole('button', { name: 'Cette laverie est à moi' }).click();
      await expect.poll(() => toasts.shown()?.title).toBe('Réponse envoyée');
    } else await words.fill('Voici mon bail.');
    await unmount();
  }
});

test('words about a dispute that another tab writes are shown here, also after that tab has sent them', async () => {
  fakeServer({
    'graphql OwnDisputes': () => ({ claim_disputes: [dispute] }),
    'GET /api/subscriptions/me': () => ({ subscription: null, coverage: { planName: null, offers: [] } }),
  });
  await renderPage(<OwnDisputes />, { user: owner });
  const words = page.getByLabelText('Vos preuves ou explications');
  await words.fill('Voici');
  for (const sent of [{ words: 'Voici mon bail.' }, null]) {
    storeInOtherTab(`lavoir:text:dispute:${id}`, sent);
    await expect.element(words).toHaveValue('Voici mon bail.');
  }
});

test('an answer after the decision shows the decision', async () => {
  let present = dispute;
  fakeServer({
    'graphql OwnDisputes': () => ({ claim_disputes: [present] }),
    'graphql AnswerDispute': () => {
      present = { ...dispute, lostAt: '2026-03-20T10:00:00Z' };
      return actionRefusal('claimClosed', 'Cette demande ne peut plus être modifiée.');
    },
    'GET /api/subscriptions/me': () => ({ subscription: null, coverage: { planName: null, offers: [] } }),
  });
  await renderPage(<OwnDisputes />, { user: owner });
  await page.getByRole('button', { name: 'Cette laverie est à moi' }).click();
  await expect.element(page.getByText(/a attribué cette fiche à une autre personne/)).toBeVisible();
});

test('an owner whose disputes could not be loaded reads that, and tries again', async () => {
  let isReachable = false;
  fakeServer({
    'graphql OwnDisputes': () => (isReachable ? { claim_disputes: [dispute] } : lostAnswer()),
    'GET /api/subscriptions/me': () => ({ subscription: null, coverage: { planName: null, offers: [] } }),
  });
  await renderPage(<OwnDisputes />, { user: owner });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/n'ont pas pu être chargées/);
  isReachable = true;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('Laverie du Port')).toBeVisible();
});
