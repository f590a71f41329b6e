import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { actionRefusal, type Answers, fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { draftOf, startDraft } from './laundromat-draft.ts';
import { readPhotos, savePhotos } from './saved-photos.ts';
import { UnfinishedSubmissions } from './unfinished-submissions.tsx';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const form = {
  name: 'Laverie du Port',
  address: '1 quai',
  city: 'Brest',
  postalCode: '29200',
};
const draft = { id, planId: 'p-premium', form };
const none = { laundromat_drafts: [], subscriptions: [], laundromats: [] };
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(() => localStorage.clear());

async function show(unfinished: object, answers: Answers = {}) {
  const server = fakeServer({
    'graphql UnfinishedSubmissions': () => ({ ...none, ...unfinished }),
    'graphql CreateCheckout': () => ({ createCheckoutSession: { url: '' } }),
    ...answers,
  });
  await renderPage(<UnfinishedSubmissions userId={owner.id} />, { user: owner });
  return server;
}

test('a draft that another device began is resumed with its text and plan', async () => {
  const server = await show({ laundromat_drafts: [draft] });
  await button('Reprendre : Laverie du Port').click();
  await expect.poll(() => server.requests('graphql CreateCheckout')).toHaveLength(1);
  expect(JSON.stringify(server.requests('graphql CreateCheckout'))).toContain('Laverie du Port');
});

test('the newer text of this device is sent instead of the server’s copy', async () => {
  draftOf(owner.id).save({
    ...startDraft(owner.id),
    ...form,
    id,
    name: 'Laverie du Vieux-Port',
    state: 'paying',
  });
  const server = await show({ laundromat_drafts: [draft] });
  await button('Reprendre : Laverie du Port').click();
  await expect
    .poll(() => JSON.stringify(server.requests('graphql CreateCheckout')))
    .toContain('Laverie du Vieux-Port');
});

test('deleting asks first, and takes the copy of this device and its photos along', async () => {
  draftOf(owner.id).save({ ...startDraft(owner.id), ...form, id, state: 'paying' });
  await savePhotos(id, [{ id: 'a', name: 'a.jpg', file: new Blob(['a']) }]);
  let drafts = [draft];
  await show(
    {},
    {
      'graphql UnfinishedSubmissions': () => ({ ...none, laundromat_drafts: drafts }),
      'graphql DiscardDraft': () => {
        drafts = [];
        return { discardDraft: { id } };
      },
    },
  );
  await button(/^Supprimer/).click();
  await expect
    .element(page.getByRole('dialog').getByRole('heading'))
    .toHaveTextContent(/^Supprimer cette saisie/);
  await page.getByRole('dialog').getByRole('button', { name: 'Garder' }).click();
  expect(draftOf(owner.id).read()).not.toBeNull();
  await button(/^Supprimer/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect.element(button(/^Reprendre/)).not.toBeInTheDocument();
  expect(draftOf(owner.id).read()).toBeNull();
  await expect.poll(() => readPhotos(id)).toEqual([]);
});

test('a draft whose debit is on its way is « en cours », and cannot be paid again', async () => {
  await show({ laundromat_drafts: [draft], subscriptions: [{ id: 's', draftId: id }] });
  await expect.element(page.getByText(/^Paiement en cours/)).toBeVisible();
  expect(button(/Reprendre|Supprimer/).query()).toBeNull();
});

test('a draft that no longer fits the form is not called unpaid: it may have been paid', async () => {
  await show({ laundromat_drafts: [{ ...draft, form: { ...form, city: '' } }] });
  await expect.element(page.getByText(/compléter votre saisie/)).toBeVisible();
  expect(page.getByText(/rien n'est encore payé/).query()).toBeNull();
});

test('nothing is paid for the other drafts while a debit is on its way', async () => {
  const other = { ...draft, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
  await show({ laundromat_drafts: [draft, other], subscriptions: [{ id: 's', draftId: other.id }] });
  await expect.element(page.getByText(/^Paiement en cours/)).toBeVisible();
  await expect.element(page.getByText(/rien n'est encore payé/)).toBeVisible();
  await expect.element(button(/^Supprimer/)).toBeVisible();
});

test('photos that were not sent are counted, sent, and no longer offered', async () => {
  const photo = (name: string) => ({ id: name, name: `${name}.jpg`, file: new Blob([name]) });
  await savePhotos(id, [photo('a'), photo('b')]);
  const server = await show(
    { laundromats: [{ id, name: 'Laverie du Port' }] },
    { [`POST /api/laundromats/${id}/photos`]: () => ({}) },
  );
  await expect.element(page.getByText(/il manque 2\sphotos/)).toBeVisible();
  await button('Ajouter 2 photos').click();
  await expect.element(page.getByText(/il manque/)).not.toBeInTheDocument();
  expect(server.requests(`POST /api/laundromats/${id}/photos`)).toHaveLength(2);
  expect(await readPhotos(id)).toEqual([]);
});

test('the name of a laundromat is cut where it would not fit the button', async () => {
  onTestFinished(() => page.viewport(390, 844));
  await page.viewport(320, 844);
  const name = 'Laverie automatique libre-service de la Rochefoucauld-Saint-Jean-de-Luz-sur-Mer';
  await show({ laundromat_drafts: [{ ...draft, form: { ...form, name } }] });
  const resume = button(`Reprendre : ${name}`);
  await expect.element(resume).toBeVisible();
  expect(resume.element().getBoundingClientRect().height).toBeLessThan(50);
});

test.each([
  ['graphql CreateCheckout', /^Reprendre/],
  ['graphql DiscardDraft', /^Supprimer/],
])('a draft that was paid meanwhile leaves the list when %s is refused', async (action, name) => {
  let drafts = [draft];
  await show(
    {},
    {
      'graphql UnfinishedSubmissions': () => ({ ...none, laundromat_drafts: drafts }),
      [action]: () => {
        drafts = [];
        return actionRefusal('draftAlreadyUsed', 'Cette laverie a déjà été enregistrée.');
      },
    },
  );
  await button(name).click();
  if (action === 'graphql DiscardDraft')
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect.element(button(/^Reprendre/)).not.toBeInTheDocument();
});

test('an owner whose drafts could not be loaded reads that, and tries again', async () => {
  let isReachable = false;
  await show(
    {},
    {
      'graphql UnfinishedSubmissions': () =>
        isReachable ? { ...none, laundromat_drafts: [draft] } : lostAnswer(),
    },
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent(/n'ont pas pu être chargées/);
  isReachable = true;
  await button('Réessayer').click();
  await expect.element(button(/^Reprendre/)).toBeVisible();
});
