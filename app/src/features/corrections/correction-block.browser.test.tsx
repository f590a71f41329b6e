import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createOutboxStore } from '#app/offline/outbox/outbox-store.ts';
import { closeToast, toasts } from '#app/ui/notices/toast.ts';
import { fakeServer, lostAnswer, refusal } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CorrectionBlock } from './correction-block.tsx';

const laundromat = {
  id: 'e1000000-0000-4000-8000-000000000001',
  name: 'Laverie du Test',
  weeklyHours: [...Array<[string, string][]>(6).fill([['07:00', '21:00']]), []],
  latitude: '45.76400000',
  longitude: '4.83600000',
  locationSource: 'address',
  hasOwner: true,
};
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const endpoint = `POST /api/laundromats/${laundromat.id}/corrections`;
const store = createOutboxStore();

beforeEach(async () => {
  for (const { id } of await store.all()) await store.remove(id);
});

const choose = (name: string) => page.getByRole('button', { name }).click();
const dialog = page.getByRole('dialog');
const send = page.getByRole('button', { name: 'Envoyer le signalement' });

test('two presses send a correction without a value', async () => {
  const server = fakeServer({ [endpoint]: ({ id }) => ({ id }) });
  await renderPage(<CorrectionBlock laundromat={laundromat} />);
  await choose('Fermé définitivement');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.requests(endpoint)).toMatchObject([{ kind: 'closed' }]);
  expect(toasts.shown()).toMatchObject({ title: 'Signalement envoyé' });
});

test('a window that was closed while its correction was sent begins anew, and closes no other one', async () => {
  closeToast();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  fakeServer({ [endpoint]: ({ id }) => arrived.then(() => ({ id })) });
  await renderPage(<CorrectionBlock laundromat={laundromat} />);
  const words = page.getByLabelText(/^Précisions/);
  await choose('Fermé définitivement');
  await words.fill('Vitrine murée.');
  await send.click();
  await expect.element(page.getByRole('button', { name: 'Envoi...' })).toBeVisible();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await choose('Prix faux');
  await words.fill('Vu ce matin.');
  arrive();
  await expect.poll(() => toasts.shown()?.title).toBe('Signalement envoyé');
  await expect.element(words).toHaveValue('Vu ce matin.');
  await page.getByRole('button', { name: 'Fermer' }).first().click();
  await choose('Fermé définitivement');
  await expect.element(words).toHaveValue('');
});

test('the right price is sent, and a wrong one is refused before', async () => {
  const server = fakeServer({ [endpoint]: ({ id }) => ({ id }) });
  await renderPage(<CorrectionBlock laundromat={laundromat} />);
  await choose('Prix faux');
  const price = page.getByLabelText(/^Le prix affiché/);
  await price.fill('cher');
  await send.click();
  await expect.element(page.getByText('Le prix doit être un nombre de 0 à 999,99')).toBeVisible();
  await price.fill('4,50');
  await page.getByLabelText(/^Précisions/).fill('Vu ce matin.');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.requests(endpoint)).toMatchObject([
    { kind: 'price', proposed: { price: '4,50' }, comment: 'Vu ce matin.' },
  ]);
});

test('the right hours begin with those of the page, and are sent as a week', async () => {
  const server = fakeServer({ [endpoint]: ({ id }) => ({ id }) });
  await renderPage(<CorrectionBlock laundromat={laundromat} />);
  await choose('Horaires faux');
  await choose('Autres horaires');
  const opening = page.getByLabelText('Lundi, ouverture 1');
  await expect.element(opening).toHaveValue('07:00');
  await page.getByLabelText('Mardi, fermeture 1').fill('quand je veux');
  await send.click();
  await expect.element(page.getByLabelText('Mardi, fermeture 1')).toHaveFocus();
  await page.getByLabelText('Mardi, fermeture 1').fill('20h');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.requests(endpoint)).toMatchObject([
    { kind: 'hours', proposed: { weeklyHours: { 0: [['07:00', '21:00']], 1: [['07:00', '20:00']], 6: [] } } },
  ]);
});

test.each([
  ['a week', laundromat.weeklyHours, 'Autres horaires'],
  ['always', 'always', '24h/24, 7j/7'],
])('hours that stay as they are, %s, are asked for the change', async (_, weeklyHours, choice) => {
  const server = fakeServer({ [endpoint]: ({ id }) => ({ id }) });
  await renderPage(<CorrectionBlock laundromat={{ ...laundromat, weeklyHours }} />);
  await choose('Horaires faux');
  await choose(choice);
  await send.click();
  await expect.element(page.getByText(/^Ces horaires sont déjà ceux de la fiche/)).toBeVisible();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  expect(server.requests(endpoint)).toEqual([]);
  await choose('Je ne sais pas');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the pin that a visitor moves is sent, and nothing when it stays', async () => {
  const server = fakeServer({
    [endpoint]: ({ id }) => ({ id }),
    'GET /api/places/map': () => ({ url: pixel, attribution: '© IGN', maxZoom: 19 }),
  });
  await renderPage(<CorrectionBlock laundromat={laundromat} />);
  await choose('Mal placé');
  const pin = page.getByRole('application', { name: 'Repère de la laverie' });
  await expect.element(pin).toBeVisible();
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect.element(page.getByText('Le nouvel emplacement est joint au signalement.')).toBeVisible();
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [sent] = server.requests(endpoint) as { proposed: { latitude: number; longitude: number } }[];
  expect(sent!.proposed.latitude).toBeGreaterThan(45.764);
  expect(sent!.proposed.longitude).toBeCloseTo(4.836, 5);
  await choose('Mal placé');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.requests(endpoint)[1]).not.toHaveProperty('proposed.latitude');
});

test('a begun correction survives a reload, until it is sent', async () => {
  fakeServer({ [endpoint]: ({ id }) => ({ id }) });
  const left = await renderPage(<CorrectionBlock laundromat={laundromat} />);
  await choose('Horaires faux');
  await choose('Autres horaires');
  const closing = page.getByLabelText('Mardi, fermeture 1');
  await closing.fill('20h');
  const words = page.getByLabelText(/^Précisions/);
  await words.fill('Vu ce matin.');
  await left.unmount();

  await renderPage(<CorrectionBlock laundromat={laundromat} />);
  await choose('Horaires faux');
  await expect.element(closing).toHaveValue('20:00');
  await expect.element(words).toHaveValue('Vu ce matin.');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await choose('Horaires faux');
  await expect.element(words).toHaveValue('');
});

test('a correction without an answer is queued, with the time at which it was written', async () => {
  const before = new Date().toISOString();
  fakeServer({ [endpoint]: lostAnswer });
  await renderPage(<CorrectionBlock laundromat={laundromat} />);
  await choose('Machine en panne');
  await send.click();
  await expect.element(page.getByText("En attente d'envoi")).toBeVisible();
  const [item] = await store.all();
  expect(item).toMatchObject({ kind: 'correction', title: 'Votre signalement sur Laverie du Test' });
  const { seenAt } = item!.body as { seenAt: string };
  expect(seenAt >= before && seenAt <= new Date().toISOString()).toBe(true);
});

test('a refused correction stays in its dialog', async () => {
  fakeServer({ [endpoint]: () => refusal(404, { code: 'laundromatNotFound', message: 'Disparue.' }) });
  await renderPage(<CorrectionBlock laundromat={laundromat} />);
  await choose('Horaires faux');
  await page.getByRole('button', { name: '24h/24, 7j/7' }).click();
  await send.click();
  await expect.poll(() => toasts.shown()).toMatchObject({ description: 'Disparue.', variant: 'destructive' });
  await expect
    .element(page.getByRole('button', { name: '24h/24, 7j/7' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(await store.all()).toEqual([]);
});
