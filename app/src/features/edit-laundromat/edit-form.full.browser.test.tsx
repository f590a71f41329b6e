import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
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

async function open(stored: EditedLaundromat) {
  const reload = () => Promise.resolve(stored);
  return renderPage(<EditForm laundromat={stored} reload={reload} onLeave={() => undefined} />, {
    user: owner,
  });
}

const description = page.getByRole('textbox', { name: 'Description', exact: true });

test('what was typed when the session ended is back after the login, beside newer values', async () => {
  fakeServer({
    'graphql Services': () => ({ services: [] }),
    'graphql SimilarLaundromats': () => ({ similar_laundromats: [] }),
    'GET /api/places/map': () => ({ url: 'data:,', attribution: '© IGN', maxZoom: 19 }),
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
