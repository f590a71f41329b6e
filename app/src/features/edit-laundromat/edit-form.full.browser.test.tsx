import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { storeInOtherTab } from '../../../testing/other-tab.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { EditForm } from './edit-form.tsx';
import type { EditedLaundromat } from './edit-query.ts';

const laundromat = {
  ...{ id: 'b3c51f5e-1111-4222-8333-444455556666', owner: { id: owner.id }, isActive: true },
  ...{ name: 'Le Port', address: '1 quai', city: 'Brest', postalCode: '29200', phone: '02 98 00 00 01' },
  ...{ description: 'Calme', latitude: '48.4', longitude: '-4.5', locationSource: 'address' },
  ...{ assumedFacts: [], laundromatServices: [], machines: [], photos: [], openingExceptions: [] },
  holidayHours: 'unknown',
} as unknown as EditedLaundromat;

const left = vi.fn();

async function open(stored: EditedLaundromat) {
  const reload = () => Promise.resolve(stored);
  left.mockClear();
  return renderPage(<EditForm laundromat={stored} reload={reload} onLeave={left} />, { user: owner });
}

const description = page.getByRole('textbox', { name: 'Description', exact: true });

const answers = {
  'graphql Services': () => ({ services: [] }),
  'graphql SimilarLaundromats': () => ({ similar_laundromats: [] }),
  'GET /api/places/map': () => ({ url: 'data:,', attribution: '© IGN', maxZoom: 19 }),
};
const notice = page.getByText("Votre saisie est là où vous l'avez laissée.");
const button = (name: string) => page.getByRole('button', { name });

test('an edit is back in a page that the browser had closed, until it is saved or discarded', async () => {
  fakeServer({
    ...answers,
    'graphql UpdateLaundromat': () => ({ updateLaundromat: { id: laundromat.id, laundromat } }),
  });
  const closed = await open(laundromat);
  await description.fill('Refaite à neuf');
  await closed.unmount();

  const discarded = await open(laundromat);
  await expect.element(description).toHaveValue('Refaite à neuf');
  await expect.element(notice).toBeVisible();
  await button('Effacer ma saisie').click();
  await button('Tout effacer').click();
  await expect.element(description).toHaveValue('Calme');
  await expect.element(notice).not.toBeInTheDocument();
  await description.fill('Repeinte');
  await discarded.unmount();

  const saved = await open(laundromat);
  await expect.element(description).toHaveValue('Repeinte');
  await button('Enregistrer les modifications').click();
  await expect.poll(() => left).toHaveBeenCalledTimes(1);
  await saved.unmount();
  await open(laundromat);
  await expect.element(description).toHaveValue('Calme');
  await expect.element(notice).not.toBeInTheDocument();
});

test('an edit that is left without saving is not offered again', async () => {
  fakeServer(answers);
  const first = await open(laundromat);
  await description.fill('Refaite à neuf');
  await button('Annuler').click();
  await button('Quitter la page').click();
  await expect.poll(() => left).toHaveBeenCalledTimes(1);
  await first.unmount();
  await open(laundromat);
  await expect.element(description).toHaveValue('Calme');
});

test('an edit shows what another tab types, and saves it with its own text', async () => {
  fakeServer(answers);
  const first = await open(laundromat);
  await description.fill('Refaite à neuf');
  await first.unmount();
  const key = `lavoir:text:edit:${owner.id}:${laundromat.id}`;
  const saved = JSON.parse(localStorage.getItem(key)!) as { typed: object };
  localStorage.removeItem(key);

  await open(laundromat);
  await expect.element(description).toHaveValue('Calme');
  storeInOtherTab(key, saved);
  await expect.element(description).toHaveValue('Refaite à neuf');
  await page.getByLabelText('Site web').fill('https://port.fr');
  expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({
    typed: { description: 'Refaite à neuf', website: 'https://port.fr' },
  });
});

test('what was typed when the session ended is back after the login, beside newer values', async () => {
  fakeServer({
    ...answers,
    'graphql UpdateLaundromat': () => actionRefusal('validation-failed', 'Veuillez vous connecter.'),
  });
  const first = await open(laundromat);
  await description.fill('Refaite à neuf');
  await page.getByLabelText('Téléphone').fill('02 98 00 00 02');
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect.poll(() => first.session.state()).toEqual({ status: 'anonymous', isEnded: true });
  await first.unmount();

  await open({ ...laundromat, website: 'https://port.fr', phone: '02 98 00 00 03' });
  await expect.element(description).toHaveValue('Refaite à neuf');
  await expect.element(page.getByLabelText('Site web')).toHaveValue('https://port.fr');
  const conflict = page.getByRole('group', { name: 'Téléphone' });
  await expect.element(conflict.getByText('02 98 00 00 03')).toBeVisible();
});
