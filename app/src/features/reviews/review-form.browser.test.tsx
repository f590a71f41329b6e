import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createListeners } from '#app/lib/listeners.ts';
import { ClockContext } from '#app/lib/time/use-minute.ts';
import { createOutboxStore } from '#app/offline/outbox/outbox-store.ts';
import { outboxOf } from '#app/offline/outbox/outbox.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { fakeServer, lostAnswer, refusal } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { ReviewForm } from './review-form.tsx';

const laundromatId = 'e1000000-0000-4000-8000-000000000001';
const endpoint = `POST /api/laundromats/${laundromatId}/reviews`;
const store = createOutboxStore();

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of await store.all()) await store.remove(id);
});

async function open() {
  const onPosted = vi.fn();
  const { session } = await renderPage(
    <ReviewForm laundromatId={laundromatId} laundromatName="Laverie du Test" onPosted={onPosted} />,
  );
  return { onPosted, session };
}

const author = page.getByLabelText(/^Votre nom/);
const comment = page.getByLabelText(/^Votre commentaire/);
/** Duration of a press with a finger; the button must not move during it. */
const aPress = { delay: 300 };
const publish = page.getByRole('button', { name: 'Publier mon avis' });

async function write(text: string) {
  await author.fill('Dominique');
  await comment.fill(text);
  (page.getByRole('radio', { name: '5 étoiles' }).element() as HTMLElement).click();
  await publish.click();
}

test('a visit on a day that does not exist is not sent without its day', async () => {
  const server = fakeServer({ [endpoint]: ({ id }) => ({ id }) });
  await open();
  const visit = page.getByLabelText(/^Date de votre visite/);
  await visit.click();
  // The browser of these tests writes the month first.
  await userEvent.keyboard('02/31/2026');
  await write('Machines propres.');
  await expect.element(visit).toHaveAccessibleDescription(/La date de la visite n'est pas valable/);
  expect(server.requests(endpoint)).toEqual([]);
  await visit.fill('2026-02-28');
  await publish.click();
  await expect.element(comment).toHaveValue('');
  expect(server.requests(endpoint)).toMatchObject([{ visitedOn: '2026-02-28' }]);
});

test('a page that stays open past midnight accepts a visit of the new day', async () => {
  fakeServer({});
  let now = new Date(2026, 2, 16, 23, 59).getTime();
  const minutes = createListeners();
  const clock = { sentAt: now, now: () => now, subscribe: minutes.subscribe };
  await renderPage(
    <ClockContext value={clock}>
      <ReviewForm laundromatId={laundromatId} laundromatName="Laverie du Test" onPosted={() => {}} />
    </ClockContext>,
  );
  const visit = page.getByLabelText(/^Date de votre visite/);
  await expect.element(visit).toHaveAttribute('max', '2026-03-16');
  now += 60_000;
  minutes.notify();
  await expect.element(visit).toHaveAttribute('max', '2026-03-17');
});

describe('five stars that nobody has touched', () => {
  const question = page.getByRole('group', { name: 'Cinq étoiles' });
  async function sendUntouched() {
    await author.fill('Dominique');
    await comment.fill('Machines propres.');
    await publish.click();
    await expect.element(question).toBeVisible();
  }

  test('are asked about once, and sent when the author says so', async () => {
    const server = fakeServer({ [endpoint]: ({ id }) => ({ id }) });
    await open();
    await sendUntouched();
    expect(server.requests(endpoint)).toEqual([]);
    await page.getByRole('button', { name: 'Oui, cinq étoiles' }).click();
    await expect.element(comment).toHaveValue('');
    expect(server.requests(endpoint)).toMatchObject([{ rating: 5 }]);
  });

  test('can be changed, with the focus on the stars, and are not asked about again', async () => {
    const server = fakeServer({ [endpoint]: ({ id }) => ({ id }) });
    await open();
    await sendUntouched();
    await page.getByRole('button', { name: 'Choisir une autre note' }).click();
    await expect.element(page.getByRole('radio', { name: '5 étoiles' })).toHaveFocus();
    await publish.click();
    await expect.element(comment).toHaveValue('');
    expect(server.requests(endpoint)).toMatchObject([{ rating: 5 }]);
  });

  test('are asked about without a network too, before the review is queued', async () => {
    fakeServer({ [endpoint]: () => lostAnswer() });
    await open();
    await sendUntouched();
    expect(await store.all()).toEqual([]);
    await page.getByRole('button', { name: 'Oui, cinq étoiles' }).click();
    await expect.element(page.getByText("En attente d'envoi")).toBeVisible();
  });
});

test('the author of a review that is held learns that it is not published yet', async () => {
  fakeServer({ [endpoint]: ({ id }) => Response.json({ id }, { status: 202 }) });
  await open();
  await write('Machines propres.');
  await expect.poll(() => toasts.shown()?.title).toBe('Avis envoyé, à relire');
});

test('a stored review empties the form and is shown by the page', async () => {
  const server = fakeServer({ [endpoint]: ({ id }) => ({ id }) });
  const { onPosted } = await open();
  await write('Machines propres.');
  await expect.element(comment).toHaveValue('');
  expect(onPosted).toHaveBeenCalled();
  expect(server.requests(endpoint)).toMatchObject([
    { authorName: 'Dominique', rating: 5, comment: 'Machines propres.' },
  ]);
});

test('the name of the account is filled in, again after a review, and never over what was typed', async () => {
  fakeServer({ [endpoint]: ({ id }) => ({ id }), 'graphql EarlierReview': () => ({ users_by_pk: null }) });
  const { session } = await open();
  await expect.element(author).toHaveValue('');
  session.enter(owner);
  await expect.element(author).toHaveValue('Olivier');
  await write('Machines propres.');
  await expect.element(comment).toHaveValue('');
  await expect.element(author).toHaveValue('Olivier');
  await author.fill('Oli');
  session.enter({ ...owner, firstName: 'Olivia' });
  await expect.element(author).toHaveValue('Oli');
});

test('an author who has reviewed the laundromat before learns that the new review replaces it', async () => {
  const reviews: { id: string; createdAt: string }[] = [];
  fakeServer({
    [endpoint]: ({ id }) => {
      reviews.push({ id: String(id), createdAt: '2026-03-03T10:00:00+00:00' });
      return { id };
    },
    'graphql EarlierReview': () => ({ users_by_pk: { id: owner.id, reviews } }),
  });
  const { session } = await open();
  session.enter(owner);
  await expect.element(author).toHaveValue('Olivier');
  const notice = page.getByText('Celui que vous envoyez le remplace');
  expect(notice.elements()).toEqual([]);
  await write('Machines propres.');
  await expect.element(notice).toHaveTextContent('le 3 mars 2026');
});

test('a review without a name is not sent, and the field gets the focus', async () => {
  const server = fakeServer({});
  await open();
  await comment.fill('Machines propres.');
  await publish.click();
  await expect.element(author).toHaveFocus();
  await expect.element(page.getByText('Votre nom est obligatoire')).toBeVisible();
  expect(server.requests(endpoint)).toEqual([]);
});

test('fields that were filled without an event are sent', async () => {
  const server = fakeServer({ [endpoint]: ({ id }) => ({ id }) });
  await open();
  for (const field of [author, comment]) (field.element() as HTMLInputElement).value = 'Dominique';
  (page.getByRole('radio', { name: '4 étoiles' }).element() as HTMLElement).click();
  await publish.click();
  await expect.element(comment).toHaveValue('');
  expect(server.requests(endpoint)).toMatchObject([{ authorName: 'Dominique', comment: 'Dominique' }]);
});

test('a refused review stays in the form, with the reason at its field', async () => {
  fakeServer({
    [endpoint]: () =>
      refusal(400, { code: 'invalidInput', message: 'Refusé', errors: { comment: 'Trop de liens' } }),
  });
  const { onPosted } = await open();
  await write('Voir http://…');
  await expect.element(page.getByText('Trop de liens')).toBeVisible();
  await expect.element(comment).toHaveValue('Voir http://…');
  expect(onPosted).not.toHaveBeenCalled();
});

test('a review without an answer is queued, edited and sent under the same id', async () => {
  let lost = true;
  const server = fakeServer({ [endpoint]: ({ id }) => (lost ? lostAnswer() : { id }) });
  await open();
  await write('Machines propres.');
  await expect.element(page.getByText("En attente d'envoi")).toBeVisible();
  await expect.element(comment).toHaveValue('');

  lost = false;
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect.element(comment).toHaveValue('Machines propres.');
  await comment.fill('Machines très propres.');
  await publish.click(aPress);
  await expect.element(comment).toHaveValue('');
  const [first, second] = server.requests(endpoint);
  expect(second).toMatchObject({ id: first!.id, comment: 'Machines très propres.' });
});

test('a text that is taken back while it is being sent does not replace what was typed meanwhile', async () => {
  const answers: (() => object | Promise<object>)[] = [lostAnswer];
  let lose = () => {};
  const hanging = new Promise<never>((_resolve, reject) => (lose = () => reject(new TypeError('Lost'))));
  const server = fakeServer({ [endpoint]: () => answers.shift()?.() ?? hanging });
  const { session } = await open();
  await write('Machines propres.');
  await expect.element(page.getByText("En attente d'envoi")).toBeVisible();
  const stop = outboxOf(session).start();
  await expect.poll(() => server.requests(endpoint)).toHaveLength(2);
  const edit = page.getByRole('button', { name: 'Modifier' });
  await edit.click();
  await expect.element(edit).toHaveAttribute('aria-disabled', 'true');
  await comment.fill('Autre chose.');
  lose();
  await expect.poll(async () => (await store.all()).map(({ attempts }) => attempts)).toEqual([2]);
  await expect.element(comment).toHaveValue('Autre chose.');
  await expect.element(page.getByText('Machines propres.')).toBeVisible();
  stop();
});

test('a review cannot be changed while it is being sent, because the form is emptied afterwards', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  fakeServer({ [endpoint]: ({ id }) => arrived.then(() => ({ id })) });
  await open();
  await write('Machines propres.');
  await expect.element(page.getByRole('button', { name: 'Publication...' })).toBeVisible();
  await comment.click();
  await userEvent.keyboard(' Et calmes.');
  await expect.element(comment).toHaveValue('Machines propres.');
  arrive();
  await expect.element(comment).toHaveValue('');
  await userEvent.keyboard('Et calmes.');
  await expect.element(comment).toHaveValue('Et calmes.');
});

test('a begun review is still there after a reload, and is gone once it is sent or emptied', async () => {
  fakeServer({ [endpoint]: ({ id }) => ({ id }) });
  const form = (
    <ReviewForm laundromatId={laundromatId} laundromatName="Laverie du Test" onPosted={() => {}} />
  );
  const first = await renderPage(form);
  await author.fill('Dominique');
  await comment.fill('Deux séchoirs en panne.');
  (page.getByRole('radio', { name: '3 étoiles' }).element() as HTMLElement).click();
  await first.unmount();
  const second = await renderPage(form);
  await expect.element(comment).toHaveValue('Deux séchoirs en panne.');
  await expect.element(author).toHaveValue('Dominique');
  await expect.element(page.getByRole('radio', { name: '3 étoiles' })).toBeChecked();
  await publish.click();
  await expect.element(comment).toHaveValue('');
  await second.unmount();
  const third = await renderPage(form);
  await expect.element(comment).toHaveValue('');
  await comment.fill('Bon.');
  await comment.fill('');
  await author.fill('');
  await third.unmount();
  expect(localStorage.getItem(`lavoir:text:review:${laundromatId}`)).toBeNull();
});
