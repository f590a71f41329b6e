import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createOutboxStore } from '#app/offline/outbox/outbox-store.ts';
import { outboxOf } from '#app/offline/outbox/outbox.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReviewForm } from './review-form.tsx';

const laundromatId = 'e1000000-0000-4000-8000-000000000001';
const endpoint = `POST /api/laundromats/${laundromatId}/reviews`;
const id = 'e3000000-0000-4000-8000-000000000009';
const photos = `${endpoint}/${id}/photos`;
const store = createOutboxStore();

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of await store.all()) await store.remove(id);
});

async function open() {
  const { session, unmount } = await renderPage(
    <ReviewForm laundromatId={laundromatId} laundromatName="Laverie du Test" onPosted={() => {}} />,
  );
  const stop = outboxOf(session).start();
  onTestFinished(stop);
  return unmount;
}

const comment = page.getByLabelText(/^Votre commentaire/);
const publish = page.getByRole('button', { name: 'Publier mon avis' });
const refusal = page.getByText('Cet avis existe déjà.');

const addRefused = () =>
  store.add({
    id,
    kind: 'review',
    place: laundromatId,
    title: 'Votre avis sur Laverie du Test',
    endpoint: `/api/laundromats/${laundromatId}/reviews`,
    body: { authorName: 'Dominique', rating: 2, comment: 'Sale.', visitedOn: null },
    author: null,
    writtenAt: Date.now(),
    attempts: 1,
    dueAt: Date.now(),
    ...{ formAt: '/laverie/l', isUnanswered: false, isReported: false },
    photos: [{ id: 'e4000000-0000-4000-8000-000000000009', name: 'a.png', file: new Blob(['a']) }],
    refusal: { sentence: 'Cet avis existe déjà.', errors: {} },
  });

test('a review refused after it was queued returns to the form, and can be discarded', async () => {
  fakeServer({});
  await addRefused();
  await open();
  await expect.element(refusal).toBeVisible();
  await expect.element(comment).toHaveValue('Sale.');
  await page.getByRole('button', { name: 'Abandonner ce texte' }).click();
  await expect.element(comment).toHaveValue('');
  expect(await store.all()).toEqual([]);
  expect(toasts.shown()?.variant).not.toBe('destructive');
});

test('a refused review that is corrected after a reload is shown with its refusal, and not refused again once sent', async () => {
  fakeServer({ [endpoint]: ({ id }) => ({ id }), [photos]: ({ id }) => ({ id }) });
  await addRefused();
  const leave = await open();
  await comment.fill('Peu propre.');
  await leave();
  await open();
  await expect.element(comment).toHaveValue('Peu propre.');
  await expect.element(refusal).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'a.png' })).toBeInTheDocument();
  await publish.click();
  await expect.element(comment).toHaveValue('');
  await expect.element(refusal).not.toBeInTheDocument();
  expect((await store.all()).map(({ state }) => state)).toEqual(['sent']);
});

test('a review that may have arrived is replaced by the one that is corrected after a reload', async () => {
  let lost = true;
  const server = fakeServer({ [endpoint]: ({ id }) => (lost ? lostAnswer() : { id }) });
  const leave = await open();
  await page.getByLabelText(/^Votre nom/).fill('Dominique');
  await comment.fill('Machines propres.');
  (page.getByRole('radio', { name: '4 étoiles' }).element() as HTMLElement).click();
  await publish.click();
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect.poll(() => toasts.shown()?.description).toMatch(/remplacera le premier/);
  await leave();
  lost = false;
  await open();
  await expect.element(comment).toHaveValue('Machines propres.');
  await comment.fill('Machines très propres.');
  await publish.click();
  await expect.element(comment).toHaveValue('');
  const sent = server.requests(endpoint);
  expect(new Set(sent.map((each) => each.id)).size).toBe(1);
  expect(sent.at(-1)).toMatchObject({
    comment: 'Machines très propres.',
    editKey: expect.any(String) as string,
  });
});
