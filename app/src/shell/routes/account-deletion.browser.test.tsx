import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { AccountChanges } from '#app/features/account/account-changes.tsx';
import { claimDraft } from '#app/features/claim-form/typed-claim.ts';
import { draftOf, startDraft } from '#app/features/drafts/laundromat-draft.ts';
import { readPhotos, savePhotos } from '#app/features/drafts/saved-photos.ts';
import { createOutboxStore } from '#app/offline/outbox/outbox-store.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { accountDeleted } from '#contract/account/account.ts';
import { cookieNames } from '#contract/account/cookies.ts';
import { fakeServer, lostAnswer, refusal } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { RequireRole } from './require-role.tsx';

const signedInCookie = cookieNames(location.href).signedIn;

async function open() {
  const { session } = await renderPage(
    <RequireRole access={{}}>
      <AccountChanges user={owner} />
    </RequireRole>,
    { user: owner, path: '/dashboard' },
  );
  await page.getByText('Supprimer mon compte', { exact: true }).click();
  return session;
}

async function deleteAccount() {
  const form = page.getByRole('form', { name: 'Supprimer mon compte' });
  await form.getByLabelText('Mot de passe actuel', { exact: true }).fill('secret-1');
  await form.getByRole('button', { name: 'Supprimer définitivement mon compte' }).click();
}

test('deleting the account deletes its begun texts and drafts from the device, and no others', async () => {
  fakeServer({ 'POST /api/auth/delete-account': () => ({ message: accountDeleted }) });
  localStorage.setItem('lavoir:text:contact:', '{"message":"Bonjour"}');
  const other = 'e0000000-0000-4000-8000-0000000000b2';
  const typed = { id: other, email: null, siret: null, method: null, message: 'Voici mon bail.' };
  const submission = startDraft(owner.id);
  await savePhotos(submission.id, [{ id: other, name: 'a.png', file: new Blob(['a']) }]);
  for (const userId of [owner.id, other]) {
    claimDraft(userId, 'l').save(typed);
    draftOf(userId).save({ ...startDraft(userId), ...(userId === owner.id && submission) });
  }
  await open();
  await deleteAccount();
  await expect.poll(() => toasts.shown()?.title).toBe(accountDeleted);
  expect(localStorage.getItem('lavoir:text:contact:')).toBeNull();
  const left = (userId: string) => [claimDraft(userId, 'l').read(), draftOf(userId).read()];
  expect(left(owner.id)).toEqual([null, null]);
  expect(left(other)).toMatchObject([{ message: 'Voici mon bail.' }, { userId: other }]);
  await expect.poll(() => readPhotos(submission.id)).toEqual([]);
});

test('deleting the account deletes what waits in its outbox, and nothing of a visitor or another account', async () => {
  fakeServer({ 'POST /api/auth/delete-account': () => ({ message: accountDeleted }) });
  const store = createOutboxStore();
  onTestFinished(async () => {
    for (const { id } of await store.all()) await store.remove(id);
  });
  const review = {
    ...{ kind: 'review' as const, place: 'l', title: 'Votre avis', formAt: '/laverie/l', endpoint: '/' },
    ...{ body: {}, writtenAt: Date.now(), attempts: 1, dueAt: 0, isUnanswered: false, isReported: false },
  };
  const authors = { own: owner.id, refused: owner.id, other: 'other', visitor: null };
  for (const [id, author] of Object.entries(authors)) {
    const refusal = id === 'refused' && { refusal: { sentence: 'Trop tard.', errors: {} } };
    await store.add({ ...review, id, author, ...refusal });
  }
  await open();
  await deleteAccount();
  await expect.poll(async () => (await store.all()).map(({ id }) => id).sort()).toEqual(['other', 'visitor']);
});

test.each([
  ['the next check of the session', false],
  ['a second try', true],
])('a deletion that was not answered is shown as done by %s', async (_by, triesAgain) => {
  let isOnline = false;
  const ended = () => (isOnline ? refusal(401, { code: 'sessionExpired', message: '' }) : lostAnswer());
  fakeServer({
    'POST /api/auth/delete-account': ended,
    'GET /api/auth/me': ended,
    'POST /api/auth/refresh': ended,
  });
  document.cookie = `${signedInCookie}=1`;
  onTestFinished(() => void (document.cookie = `${signedInCookie}=; max-age=0`));
  const session = await open();
  await deleteAccount();
  await expect.poll(() => toasts.shown()?.title).toMatch(/échec/);
  isOnline = true;
  if (triesAgain) await deleteAccount();
  else await session.check();
  await expect.poll(() => toasts.shown()?.title).toBe(accountDeleted);
  await expect.element(page.getByTestId('address')).toHaveTextContent(/^\/$/);
});

test('a session that ends after its account was seen again is not taken for a lost deletion', async () => {
  let isEnded = false;
  const answer = () =>
    isEnded
      ? refusal(401, { code: 'sessionExpired', message: '' })
      : { user: { ...owner, lastName: 'Test' } };
  fakeServer({
    'POST /api/auth/delete-account': () => lostAnswer(),
    'GET /api/auth/me': answer,
    'POST /api/auth/refresh': answer,
  });
  document.cookie = `${signedInCookie}=1`;
  onTestFinished(() => void (document.cookie = `${signedInCookie}=; max-age=0`));
  const session = await open();
  await deleteAccount();
  await expect.poll(() => toasts.shown()?.title).toMatch(/échec/);
  isEnded = true;
  await session.check();
  expect(session.state()).toEqual({ status: 'anonymous', isEnded: true });
  expect(toasts.shown()?.title).toMatch(/échec/);
});

test('a session that ended before its account could be deleted is not taken for a deletion', async () => {
  const ended = () => refusal(401, { code: 'sessionExpired', message: 'Votre session a expiré.' });
  fakeServer({ 'POST /api/auth/delete-account': ended, 'POST /api/auth/refresh': ended });
  await open();
  await deleteAccount();
  await expect.poll(() => toasts.shown()?.description).toBe('Votre session a expiré.');
});
