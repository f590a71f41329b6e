import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { storeInOtherTab } from '../../../testing/other-tab.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { Message } from './message.tsx';
import type { AdminMessage } from './messages-query.ts';

const reply: Omit<AdminMessage['replies'][number], 'status' | 'reason'> = {
  id: 'r',
  message: 'Oui.',
  createdAt: '2026-11-20T10:00:00+00:00',
  author: { id: 'a', firstName: 'Alix', lastName: 'Martin' },
};
const message: AdminMessage = {
  id: 'm',
  name: 'Dominique',
  email: 'dominique@example.org',
  phone: null,
  subject: null,
  message: 'Bonjour ?',
  type: 'general',
  isRead: false,
  isPriority: false,
  createdAt: '2026-11-19T10:00:00+00:00',
  account: null,
  replies: [],
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = page.getByRole('textbox', { name: 'Réponse' });

const open = (changes: Partial<AdminMessage> = {}, onChanged = vi.fn()) =>
  renderPage(
    <ul>
      <Message message={{ ...message, ...changes }} onChanged={onChanged} />
    </ul>,
    { user: owner },
  );

test('a reply survives closing and a lost answer, and is the same one when it is sent again', async () => {
  let attempts = 0;
  const server = fakeServer({
    'graphql ReplyToMessage': () => {
      attempts += 1;
      if (attempts === 1) lostAnswer();
      return { insert_contact_replies_one: { id: 'x' }, update_contacts_by_pk: { id: 'm', isRead: true } };
    },
  });
  const onChanged = vi.fn();
  function Row() {
    const [shows, setShows] = useState(true);
    return (
      <>
        <button onClick={() => setShows(!shows)}>Changer</button>
        <ul>{shows && <Message message={message} onChanged={onChanged} />}</ul>
      </>
    );
  }
  await renderPage(<Row />, { user: owner });
  await button('Répondre à Dominique').click();
  await expect.element(page.getByText("Aucun compte n'a confirmé cette adresse")).toBeVisible();
  await button('Envoyer la réponse').click();
  await expect.element(page.getByText('Écrivez votre réponse.')).toBeVisible();
  await field.fill('Oui, bien sûr.');
  await button('Envoyer la réponse').click();
  await expect.poll(() => server.requests('graphql ReplyToMessage')).toHaveLength(1);
  await button('Fermer').first().click();
  await button('Changer').click();
  await button('Changer').click();
  await button('Répondre à Dominique').click();
  await expect.element(field).toHaveValue('Oui, bien sûr.');
  await button('Envoyer la réponse').click();
  await expect.poll(() => onChanged).toHaveBeenCalled();
  const [first, second] = server.requests('graphql ReplyToMessage') as { reply: { id: string } }[];
  expect(second).toEqual(first);
  await button('Répondre à Dominique').click();
  await expect.element(field).toHaveValue('');
});

test('a reply that is changed after a lost answer is another one', async () => {
  const server = fakeServer({ 'graphql ReplyToMessage': () => lostAnswer() });
  await open();
  await button('Répondre à Dominique').click();
  for (const text of ['Oui.', 'Oui, bien sûr.']) {
    await field.fill(text);
    await button('Envoyer la réponse').click();
    await expect.element(button('Envoyer la réponse')).not.toHaveAttribute('aria-disabled', 'true');
  }
  const sent = server.requests('graphql ReplyToMessage') as { reply: { id: string } }[];
  expect(new Set(sent.map(({ reply: { id } }) => id)).size).toBe(2);
});

test('a reply that another tab has sent leaves the form here empty', async () => {
  fakeServer({});
  await open();
  await button('Répondre à Dominique').click();
  await field.fill('Oui.');
  storeInOtherTab('lavoir:text:reply:m', null);
  await expect.element(field).toHaveValue('');
});

test('a reply that was saved though its answer was lost is not refused as a second one', async () => {
  const taken = 'duplicate key value violates unique constraint "contact_replies_pkey"';
  fakeServer({ 'graphql ReplyToMessage': () => actionRefusal('constraint-violation', taken) });
  const onChanged = vi.fn();
  await open({}, onChanged);
  await button('Répondre à Dominique').click();
  await field.fill('Oui.');
  await button('Envoyer la réponse').click();
  await expect.poll(() => toasts.shown()?.title).toBe('Réponse enregistrée');
  expect(onChanged).toHaveBeenCalled();
});

test.each<[Pick<AdminMessage['replies'][number], 'status' | 'reason'>, string | RegExp]>([
  [{ status: 'sent', reason: null }, 'envoyée à dominique@example.org (adresse non confirmée)'],
  [
    { status: 'waiting', reason: 'refused' },
    /pas encore envoyée.: refusé par le serveur de messagerie, un nouvel essai suit/,
  ],
  [{ status: 'not_sent', reason: 'limit' }, /pas envoyée.: trop d'emails à cette adresse/],
])('a reply shows its author and the state of its email: %o', async (state, words) => {
  await open({ replies: [{ ...reply, ...state }] });
  const shown = page.getByRole('list', { name: 'Réponses' });
  await expect.element(shown).toHaveTextContent(words);
  await expect.element(shown).toHaveTextContent(/Alix Martin · 20 nov/);
});

test('a refused address is said before the reply, and a confirmed one has no warning', async () => {
  const refused = { ...reply, status: 'waiting' as const, reason: 'refused' };
  const account = { id: 'c', emailVerified: true };
  await open({ account, replies: [refused] });
  await button('Répondre à Dominique').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('a déjà refusé une réponse à cette adresse');
  await expect.element(dialog).not.toHaveTextContent("Aucun compte n'a confirmé");
});
