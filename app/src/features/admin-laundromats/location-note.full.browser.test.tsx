import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { AdminLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { LocationNote } from './location-note.tsx';

const placed = { latitude: '45.76400000', longitude: '4.83570000', locationSource: 'pin' as const };
const geocoding = { latitude: '45.76310000', longitude: '4.83570000', precision: 'housenumber' as const };

async function show(laundromat: Partial<AdminLaundromat>) {
  const { container } = await render(<LocationNote laundromat={laundromat as AdminLaundromat} />);
  return container.textContent?.replaceAll(/\s/g, ' ');
}

test('a pin is compared with the geocoded address', async () => {
  expect(await show({ ...placed, geocoding })).toBe(
    'Enregistré : repère placé à la main. Adresse géocodée au numéro, à 100 m du point enregistré.',
  );
});

test('a point at its address, an unknown address and one that waits have their own words', async () => {
  const atDoor = { ...geocoding, latitude: placed.latitude };
  expect(await show({ ...placed, locationSource: 'address', geocoding: atDoor })).toContain(
    "position d'après l'adresse. Adresse géocodée au numéro, au même point.",
  );
  const none = { latitude: null, longitude: null, precision: 'none' as const };
  expect(await show({ ...placed, locationSource: 'commune', geocoding: none })).toContain(
    'centre de la commune. Le géocodeur ne connaît pas cette adresse dans cette ville.',
  );
  expect(await show({ ...placed, geocoding: null })).toContain("L'adresse n'a pas encore été géocodée.");
});

test('the centre of a commune has no distance to the address', async () => {
  const street = { ...geocoding, precision: 'street' as const };
  expect(await show({ ...placed, locationSource: 'commune', geocoding: street })).toMatch(
    /Adresse géocodée à la rue\.$/,
  );
  await expect.element(page.getByText('Adresse géocodée à la rue.')).toBeVisible();
});
