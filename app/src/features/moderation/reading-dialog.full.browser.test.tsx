import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { noTexts } from '../../../testing/no-texts.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { AdminLaundromat } from './laundromat-documents.ts';
import { ReadingDialog } from './reading-dialog.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const laundromat = {
  ...noTexts,
  id: 'e1',
  name: 'Le Tambour',
  address: '12 rue Mercière',
  postalCode: '69002',
  city: 'Lyon',
  locationSource: 'commune',
  latitude: null,
  longitude: null,
  description: 'Douze machines.',
  website: 'https://casino.example.org',
  heldContent: { phone: '08 99 12 34 56' },
  hours: 'Le matin',
  machines: [],
  openingExceptions: [],
  isActive: false,
  readingReasons: ['otherDomain', 'firstOfAccount'],
  possibleDuplicates: [{ laundromatId: 'e1', otherId: 'e2' }],
} as unknown as AdminLaundromat;

test('« Publier » shows place, texts, links, photos and reasons before the press', async () => {
  fakeServer({
    'graphql AdminPhotos': () => ({
      laundromats_by_pk: {
        id: 'e1',
        photos: [{ id: 'p1', url: pixel, alt: 'Façade', isPrimary: true, order: 1 }],
        cardPhotos: [],
        pagePhotos: [],
      },
    }),
  });
  const onAccept = vi.fn();
  await renderPage(
    <ReadingDialog
      open
      laundromat={laundromat}
      pending={false}
      onClose={vi.fn()}
      onAccept={onAccept}
      onRefuse={vi.fn()}
    />,
  );
  const dialog = page.getByRole('dialog', { name: 'Publier « Le Tambour »' });
  for (const text of [
    '12 rue Mercière',
    'Douze machines.',
    'https://casino.example.org',
    'Le matin',
    '08 99 12 34 56',
    'Façade',
  ]) {
    await expect.element(dialog.getByText(text, { exact: false }).first()).toBeVisible();
  }
  await expect.element(dialog.getByRole('img', { name: 'Façade' })).toBeInTheDocument();
  await expect
    .element(dialog.getByRole('list', { name: 'À vérifier' }))
    .toHaveTextContent(/Ressemble à une autre fiche.*Lien vers un domaine.*Première fiche du compte/);
  await expect.element(dialog.getByRole('link', { name: /casino/ })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Publier la fiche' }).click();
  expect(onAccept).toHaveBeenCalledOnce();
});
