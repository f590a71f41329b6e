import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutboxItem } from '#app/offline/outbox/outbox-item.ts';
import { createOutboxStore } from '#app/offline/outbox/outbox-store.ts';
import { OutboxToasts } from '#app/offline/outbox/outbox-toasts.tsx';
import { outboxOf } from '#app/offline/outbox/outbox.ts';
import { closeToast, toasts } from '#app/ui/notices/toast.ts';
import { fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { OutboxList } from './outbox-list.tsx';

const id = 'e3000000-0000-4000-8000-000000000011';
const endpoint = '/api/laundromats/l/reviews';
const send = `POST ${endpoint}`;
const withdraw = `POST ${endpoint}/${id}/withdraw`;
const store = createOutboxStore();

beforeEach(async () => {
  for (const item of await store.all()) await store.remove(item.id);
});

async function open(part: Partial<OutboxItem>) {
  await store.add({
    ...{ id, editKey: 'k', kind: 'review', place: 'l', title: 'Votre avis', endpoint, author: null },
    ...{ body: { comment: 'Sale.' }, writtenAt: Date.now(), attempts: 1, dueAt: Date.now() + 60_000 },
    ...{ formAt: '/laverie/l', isUnanswered: false, isReported: false },
    ...part,
  });
  const { session } = await renderPage(
    <>
      <OutboxList />
      <OutboxToasts />
    </>,
  );
  onTestFinished(outboxOf(session).start());
}

const press = async (verb: string) => {
  await page.getByRole('button', { name: `${verb} : Votre avis` }).click();
  await page.getByRole('button', { name: verb, exact: true }).click();
};
const toast = () => expect.poll(() => toasts.shown()?.title.replaceAll('\u00a0', ' '));

test('a review that was queued by an earlier visit is reported when it is sent', async () => {
  fakeServer({ [send]: ({ id }) => ({ id }) });
  await open({ isReported: false });
  await toast().toBe('Votre avis : envoyé');
});

test.each([
  ['review', /^Trop tard\. Le texte est gardé/],
  ['correction', /^Trop tard\.$/],
] as const)(
  'a refused %s is said to be kept only where its form takes it back',
  async (kind, description) => {
    closeToast();
    fakeServer({});
    await open({ kind, refusal: { sentence: 'Trop tard.', errors: {} } });
    await expect.poll(() => toasts.shown()?.description).toMatch(description);
  },
);

test('a review whose answer was lost is withdrawn when it is deleted', async () => {
  const server = fakeServer({ [send]: lostAnswer, [withdraw]: () => ({ id, wasStored: true }) });
  await open({ isUnanswered: true });
  await press('Supprimer');
  await toast().toBe('Votre avis : retiré du site');
  await expect.element(page.getByText('Retiré ·')).toBeVisible();
  expect(server.requests(withdraw)).toEqual([{ editKey: 'k' }]);
});

test('without a connection the visitor reads that the deleted review may be published', async () => {
  fakeServer({ [send]: lostAnswer, [withdraw]: lostAnswer });
  await open({ isUnanswered: true });
  await press('Supprimer');
  await toast().toBe('Peut-être déjà publié');
  await expect.element(page.getByText('Peut-être déjà publié, retrait en attente')).toBeVisible();
});

test('the question whether to delete stays open while the text is being sent', async () => {
  let lose = () => {};
  const hanging = new Promise<never>((_resolve, reject) => (lose = () => reject(new TypeError('Lost'))));
  const server = fakeServer({ [send]: () => hanging, [withdraw]: lostAnswer });
  await open({ dueAt: 0 });
  await expect.poll(() => server.requests(send)).toHaveLength(1);
  await press('Supprimer');
  const confirm = page.getByRole('button', { name: 'Supprimer', exact: true });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  lose();
  await expect.element(confirm).not.toBeInTheDocument();
  await toast().toBe('Peut-être déjà publié');
});

test('an item that the server has asked to wait says until when', async () => {
  fakeServer({});
  await open({ isHeldBack: true, dueAt: Date.now() + 3_600_000 });
  await expect
    .element(page.getByText(/^Le site limite les envois\s: nouvel essai le .* à \d\d:\d\d\.$/))
    .toBeVisible();
});

test('a review that was sent is withdrawn on the same device', async () => {
  fakeServer({ [withdraw]: () => ({ id, wasStored: true }) });
  await open({ sentAt: Date.now(), isUnanswered: false, isReported: true });
  await press('Retirer');
  await toast().toBe('Votre avis : retiré du site');
});

test('a review that no server has seen is deleted without a question to the server', async () => {
  fakeServer({ [send]: () => Response.json({ code: 'tooManyRequests' }, { status: 429 }) });
  await open({ isUnanswered: false });
  await press('Supprimer');
  await expect.element(page.getByText('Votre avis')).not.toBeInTheDocument();
  expect(await store.all()).toEqual([]);
});
