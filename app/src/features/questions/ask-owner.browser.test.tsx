import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { discardTexts } from '#app/lib/device/device-draft.ts';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { storeInOtherTab } from '../../../testing/other-tab.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { AskOwner } from './ask-owner.tsx';
import { OwnQuestions } from './own-questions.tsx';

beforeEach(() => localStorage.clear());

const laundromat = {
  id: 'e1000000-0000-4000-8000-000000000001',
  name: 'Laverie du Pont',
  slug: 'laverie-du-pont',
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const opener = button('Poser une question au propriétaire');

test('a visitor is led to an account and back to the laundromat', async () => {
  await renderPage(<AskOwner laundromat={laundromat} />);
  await opener.click();
  await expect
    .element(page.getByRole('link', { name: 'Se connecter' }))
    .toHaveAttribute('href', '/login?returnTo=%2Flaverie%2Flaverie-du-pont');
  await expect.element(page.getByLabelText('Votre question')).not.toBeInTheDocument();
});

test('a question survives closing and a lost answer, and is the same one when it is sent again', async () => {
  let attempts = 0;
  const server = fakeServer({
    'graphql AskOwner': () => {
      attempts += 1;
      if (attempts === 1) lostAnswer();
      return { askOwner: { id: 'x' } };
    },
  });
  await renderPage(<AskOwner laundromat={laundromat} />, { user: { ...owner, role: 'client' } });
  await opener.click();
  await button('Envoyer la question').click();
  await expect.element(page.getByText('Veuillez écrire votre question')).toBeVisible();
  await page.getByLabelText('Votre question').fill('Ouvert lundi ?');
  await button('Envoyer la question').click();
  await expect.poll(() => server.requests('graphql AskOwner')).toHaveLength(1);
  await button('Fermer').first().click();
  await opener.click();
  await expect.element(page.getByLabelText('Votre question')).toHaveValue('Ouvert lundi ?');
  await button('Envoyer la question').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const [first, second] = server.requests('graphql AskOwner') as { question: { id: string } }[];
  expect(second).toEqual(first);
  expect(first).toMatchObject({ question: { laundromatId: laundromat.id, question: 'Ouvert lundi ?' } });
});

const client = { ...owner, role: 'client' } as const;
const typed = page.getByLabelText('Votre question');

test('a begun question survives a reload, until it is sent', async () => {
  const server = fakeServer({ 'graphql AskOwner': () => ({ askOwner: { id: 'x' } }) });
  const left = await renderPage(<AskOwner laundromat={laundromat} />, { user: client });
  await opener.click();
  await typed.fill('Ouvert lundi ?');
  await left.unmount();

  await renderPage(<AskOwner laundromat={laundromat} />, { user: client });
  await opener.click();
  await expect.element(typed).toHaveValue('Ouvert lundi ?');
  await button('Envoyer la question').click();
  await expect.poll(() => server.requests('graphql AskOwner')).toHaveLength(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await opener.click();
  await expect.element(typed).toHaveValue('');
});

test('signing out in another tab empties a begun question', async () => {
  fakeServer({});
  await renderPage(<AskOwner laundromat={laundromat} />, { user: client });
  await opener.click();
  await typed.fill('Ouvert lundi ?');
  discardTexts();
  await expect.element(typed).toHaveValue('');
});

test('a begun question that another tab continues or sends is continued or emptied here too', async () => {
  fakeServer({});
  await renderPage(<AskOwner laundromat={laundromat} />, { user: client });
  await opener.click();
  await typed.fill('Ouvert lundi ?');
  const key = `lavoir:text:question:${laundromat.id}`;
  const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}') as object;
  storeInOtherTab(key, { ...stored(), question: 'Ouvert lundi et mardi ?' });
  await expect.element(typed).toHaveValue('Ouvert lundi et mardi ?');
  storeInOtherTab(key, null);
  await expect.element(typed).toHaveValue('');
  expect(localStorage.getItem(key)).toBeNull();
});

test('a begun question shows what another tab typed while its page was in the back-forward cache', async () => {
  fakeServer({});
  await renderPage(<AskOwner laundromat={laundromat} />, { user: client });
  await opener.click();
  await typed.fill('Ouvert lundi ?');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  const key = `lavoir:text:question:${laundromat.id}`;
  localStorage.setItem(key, localStorage.getItem(key)!.replace('lundi', 'lundi et mardi'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(typed).toHaveValue('Ouvert lundi et mardi ?');
});

test('an administrator cannot ask an owner', async () => {
  await renderPage(<AskOwner laundromat={laundromat} />, { user: { ...owner, role: 'admin' } });
  await expect.element(opener).not.toBeInTheDocument();
});

test('an owner answers a question in the dashboard, once, and the begun answer survives a reload', async () => {
  let answer: string | null = null;
  const server = fakeServer({
    'graphql OwnQuestions': () => ({
      owner_questions: [
        {
          id: 'q',
          authorName: 'Anaïs',
          question: 'Ouvert lundi ?',
          answer,
          answeredAt: answer && '2026-11-25T10:00:00+00:00',
          createdAt: '2026-11-20T10:00:00+00:00',
          laundromat,
        },
      ],
    }),
    'graphql AnswerQuestion': (sent) => {
      answer = sent.answer as string;
      return { answerQuestion: { id: 'q', ownerQuestion: null } };
    },
  });
  const left = await renderPage(<OwnQuestions me={owner.id} />, { user: owner });
  await button(/^Répondre/).click();
  await page.getByLabelText('Votre réponse').fill('Oui.');
  await left.unmount();

  await renderPage(<OwnQuestions me={owner.id} />, { user: owner });
  await button(/^Répondre/).click();
  await expect.element(page.getByLabelText('Votre réponse')).toHaveValue('Oui.');
  await button('Envoyer ma réponse').click();
  await expect.element(page.getByText('Oui.', { exact: true })).toBeVisible();
  await expect.element(button(/^Répondre/)).not.toBeInTheDocument();
  expect(server.requests('graphql AnswerQuestion')).toEqual([{ id: 'q', answer: 'Oui.' }]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('lavoir:text:'))).toEqual([]);
});

test('a list of questions that is cut says so', async () => {
  const question = {
    authorName: 'Ana',
    question: 'Ouvert\u00a0?',
    answer: null,
    answeredAt: null,
    laundromat,
  };
  fakeServer({
    'graphql OwnQuestions': ({ limit }) => ({
      owner_questions: Array.from({ length: Number(limit) }, (_, index) => ({
        ...question,
        id: `${index}`,
        createdAt: '2026-11-20T10:00:00+00:00',
      })),
    }),
  });
  await renderPage(<OwnQuestions me={owner.id} />, { user: owner });
  await expect.element(page.getByText(/^100.questions au plus sont affichées/)).toBeVisible();
});
