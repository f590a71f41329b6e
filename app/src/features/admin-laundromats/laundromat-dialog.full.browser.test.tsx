import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { actionRefusal, type Answers, fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { LaundromatDialog } from './laundromat-dialog.tsx';

const similar = {
  id: 'a',
  slug: 'le-tambour',
  name: 'Le Tambour',
  address: '12 rue Mercière',
  postalCode: '69002',
  city: 'Lyon',
};
const stored = {
  ...similar,
  id: 'b0000000-0000-4000-8000-000000000001',
  name: 'Copie',
  locationSource: 'commune',
  assumedFacts: [],
  laundromatServices: [],
  machines: [],
  openingExceptions: [],
} as unknown as AdminLaundromat;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const publishes = page.getByRole('checkbox', { name: 'Publier tout de suite' });
const question = page.getByRole('dialog', { name: "Est-ce l'une de celles-ci" });

async function fill(name: string) {
  await page.getByLabelText('Nom de la laverie').fill(name);
  await page.getByRole('combobox', { name: 'Adresse' }).fill('12 rue Mercière');
  await page.getByLabelText('Code postal').fill('69002');
  await page.getByRole('combobox', { name: 'Ville' }).fill('Lyon');
  await button('Ajouter la laverie').click();
}

async function open(laundromat: AdminLaundromat | undefined, answers: Answers, isOpen = true) {
  const server = fakeServer({
    'graphql Services': () => ({ services: [] }),
    'GET /api/places/suggestions': () => [],
    'GET /api/places/geocode': () => ({}),
    'graphql SearchCities': () => ({ search_cities: [] }),
    'graphql SimilarLaundromats': () => ({ similar_laundromats: [similar] }),
    ...answers,
  });
  const onSaved = vi.fn();
  const screen = await renderPage(
    <LaundromatDialog open={isOpen} laundromat={laundromat} onClose={() => undefined} onSaved={onSaved} />,
    { user: owner },
  );
  return { ...screen, server, onSaved };
}

test('an administrator who adds a laundromat is asked about similar ones, which open beside the form', async () => {
  const { server, onSaved } = await open(undefined, {
    'graphql AddLaundromat': () => ({ addLaundromat: { id: 'n' } }),
  });
  await fill('Tambour');
  await expect.element(question).toHaveTextContent(/Doublons possibles/);
  await expect
    .element(question.getByRole('link', { name: /^Voir/ }))
    .toHaveAttribute('href', '/laverie/le-tambour');
  expect(server.requests('graphql AddLaundromat')).toEqual([]);
  await button('Non, une autre').click();
  await expect.poll(() => onSaved).toHaveBeenCalled();
  expect(server.requests('graphql SimilarLaundromats')).toMatchObject([
    { args: { name: 'Tambour', city: 'Lyon' } },
  ]);
});

test('a form whose answer was lost is sent again with its id, the next one with another', async () => {
  let isLost = true;
  const { server, onSaved } = await open(undefined, {
    'graphql SimilarLaundromats': () => ({ similar_laundromats: [] }),
    'graphql AddLaundromat': () => (isLost ? lostAnswer() : { addLaundromat: { id: 'n' } }),
  });
  await fill('Perdue');
  await expect.poll(() => server.requests('graphql AddLaundromat')).toHaveLength(1);
  isLost = false;
  await button('Ajouter la laverie').click();
  await expect.poll(() => onSaved).toHaveBeenCalledTimes(1);
  await fill('Suivante');
  await expect.poll(() => onSaved).toHaveBeenCalledTimes(2);
  const sent = server.requests('graphql AddLaundromat').map(({ laundromat }) => laundromat as { id: string });
  const [lost, again, next] = sent.map(({ id }) => id);
  expect(lost).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
  const own = server.requests('graphql SimilarLaundromats').map(({ args }) => (args as { own: string }).own);
  expect(own).toEqual([lost, again, next]);
});

test('an edit is asked about only when a compared field changed', async () => {
  const { server, onSaved } = await open(stored, {
    'graphql EditLaundromat': () => ({ editLaundromat: { id: stored.id } }),
  });
  const save = button('Enregistrer les modifications');
  await page.getByLabelText('Description').fill('Propre.');
  await save.click();
  await expect.poll(() => onSaved).toHaveBeenCalledTimes(1);
  expect(server.requests('graphql SimilarLaundromats')).toEqual([]);
  await page.getByLabelText('Nom de la laverie').fill('Tambour');
  await save.click();
  await expect.element(question.getByText('ressemblent à celle-ci')).toBeVisible();
  expect(server.requests('graphql SimilarLaundromats')).toMatchObject([{ args: { own: stored.id } }]);
  await button('Revenir au formulaire').click();
  expect(server.requests('graphql EditLaundromat')).toHaveLength(1);
});

test('an end of Premium+ on a day that does not exist is not saved as no end', async () => {
  const { server } = await open({ ...stored, isFeatured: true, featuredUntil: null } as AdminLaundromat, {
    'graphql EditLaundromat': () => ({ editLaundromat: { id: 'n' } }),
  });
  const until = page.getByLabelText("Premium+ jusqu'au");
  await until.click();
  // The browser of these tests writes the month first.
  await userEvent.keyboard('02/31/2027');
  await button('Enregistrer').click();
  await expect.element(until).toHaveAccessibleDescription(/Veuillez choisir une date/);
  expect(server.requests('graphql EditLaundromat')).toEqual([]);
});

test.each([
  ['a laundromat to add', undefined, 'AddLaundromat'],
  ['an edit', stored, 'EditLaundromat'],
])(
  '%s that was typed when the session ended is back when its window opens after the login',
  async (_, laundromat, operation) => {
    const refusal = { [`graphql ${operation}`]: () => actionRefusal('validation-failed', 'Connectez-vous.') };
    const answers = { ...refusal, 'graphql SimilarLaundromats': () => ({ similar_laundromats: [] }) };
    const first = await open(laundromat, answers);
    await page.getByLabelText('Description').fill('Propre.');
    if (laundromat) await button('Enregistrer les modifications').click();
    else {
      (publishes.element() as HTMLElement).click();
      await fill('Nouvelle');
    }
    await expect.poll(() => first.session.state()).toEqual({ status: 'anonymous', isEnded: true });
    await first.unmount();
    const closed = await open(laundromat, answers, false);
    await closed.unmount();
    await open(laundromat, answers);
    await expect.element(page.getByLabelText('Description')).toHaveValue('Propre.');
    if (!laundromat) await expect.element(publishes).not.toBeChecked();
  },
);
