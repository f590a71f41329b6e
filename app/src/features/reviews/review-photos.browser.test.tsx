import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createOutboxStore } from '#app/offline/outbox/outbox-store.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { type Answers, fakeServer, lostAnswer, refusal } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReviewForm } from './review-form.tsx';

const laundromatId = 'e1000000-0000-4000-8000-000000000001';
const endpoint = `POST /api/laundromats/${laundromatId}/reviews`;
const store = createOutboxStore();

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of await store.all()) await store.remove(id);
});

const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const photo = (name: string, type = 'image/png') => new File([onePixel], name, { type });
const input = page.getByLabelText('Photos de votre visite');
const comment = page.getByLabelText(/^Votre commentaire/);
const names = () =>
  page
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('alt'))
    .filter((name) => name?.endsWith('.png'));
const open = () =>
  renderPage(<ReviewForm laundromatId={laundromatId} laundromatName="Laverie du Test" onPosted={() => {}} />);

async function send() {
  await page.getByLabelText(/^Votre nom/).fill('Dominique');
  await comment.fill('Machines propres.');
  (page.getByRole('radio', { name: '5 étoiles' }).element() as HTMLElement).click();
  await page.getByRole('button', { name: 'Publier mon avis' }).click();
}

function server(answer: (body: Record<string, unknown>) => object, status = 201) {
  const sent: [string, Record<string, unknown>][] = [];
  const answers = new Proxy<Answers>(
    {},
    {
      // The browser makes the id of the review in this address.
      get: (_none, request: string) => (body: Record<string, unknown>) => {
        sent.push([request, body]);
        return request === endpoint ? Response.json({ id: body.id }, { status }) : answer(body);
      },
    },
  );
  fakeServer(answers);
  return sent;
}

test('three of four chosen photos are taken, with a sentence, and sent after the review', async () => {
  const sent = server(({ id }) => ({ id }));
  await open();
  await userEvent.upload(
    input,
    ['a', 'b', 'c', 'd'].map((name) => photo(`${name}.png`)),
  );
  await expect.poll(names).toEqual(['a.png', 'b.png', 'c.png']);
  await expect.element(page.getByText(/les premières sont gardées/)).toBeVisible();
  await page.getByRole('button', { name: 'Retirer la photo 2' }).click();
  await expect.element(page.getByText(/les premières sont gardées/)).not.toBeInTheDocument();
  await send();
  await expect.poll(names).toEqual([]);
  const [[, review], ...photos] = sent as [(typeof sent)[0], ...typeof sent];
  expect(photos.map(([request]) => request)).toEqual(
    Array(2).fill(`${endpoint}/${String(review.id)}/photos`),
  );
  expect(photos.map(([, { photos: file }]) => (file as File).name)).toEqual(['a.png', 'c.png']);
});

test('a file that is no photo is refused by name at the field', async () => {
  server(({ id }) => ({ id }));
  await open();
  await userEvent.upload(input, [photo('notice.pdf', 'application/pdf'), photo('b.png')]);
  await expect.poll(names).toEqual(['b.png']);
  await expect.element(page.getByText(/notice\.pdf.*JPEG, PNG et WebP/)).toBeVisible();
});

test.each([
  [201, 'Avis ajouté avec succès\u00a0!'],
  [202, 'Avis envoyé, à relire'],
])('a photo that the server refuses after a review with the answer %i is reported', async (status, title) => {
  const sentence = 'Cette photo est endommagée ou incomplète.';
  const refused = { code: 'invalidInput', message: 'Refusé', errors: { photos: sentence } };
  server(() => refusal(400, refused), status);
  await open();
  await userEvent.upload(input, photo('a.png'));
  await send();
  const description = expect.stringContaining(sentence) as string;
  await expect.poll(() => toasts.shown()).toMatchObject({ title, description });
  await expect.poll(names).toEqual([]);
});

test('photos wait with their review, and return to the form with it', async () => {
  fakeServer({ [endpoint]: () => lostAnswer() });
  await open();
  await userEvent.upload(input, [photo('a.png'), photo('b.png')]);
  await expect.poll(names).toEqual(['a.png', 'b.png']);
  await send();
  await expect.element(page.getByText('Avec 2 photos')).toBeVisible();
  await expect.poll(names).toEqual([]);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect.poll(names).toEqual(['a.png', 'b.png']);
  await expect.element(comment).toHaveValue('Machines propres.');
});

test('text and photos stay in the form when the server refuses the text', async () => {
  fakeServer({ [endpoint]: () => refusal(400, { code: 'invalidInput', message: 'Refusé' }) });
  await open();
  await userEvent.upload(input, photo('a.png'));
  await expect.poll(names).toEqual(['a.png']);
  await send();
  await expect.poll(() => toasts.shown()?.title).toMatch(/^Erreur/);
  expect(names()).toEqual(['a.png']);
  expect(await store.all()).toEqual([]);
});
