import { expect, it } from 'vitest';
import { accuracyAt, requestCentre, vagueText } from './geolocation.ts';

it('rounds the position to about a hundred metres before anything else sees it', async () => {
  const coords = { latitude: 45.7640432, longitude: 4.8356591, accuracy: 40 } as GeolocationCoordinates;
  const geolocation = {
    getCurrentPosition: (success: PositionCallback) => success({ coords } as GeolocationPosition),
  } as Geolocation;
  const centre = { lat: 45.764, lng: 4.836 };
  expect(await requestCentre(geolocation)).toEqual({ ok: true, centre, accuracy: 40 });
  expect(accuracyAt(centre)).toBe(40);
  expect(accuracyAt({ ...centre, lng: 4.837 })).toBeNull();
});

it('says of a position that is vague that it is, and asks for a place', () => {
  expect(vagueText(60)).toBeUndefined();
  expect(vagueText(5000)).toBe(
    "Votre position n'est connue qu'à 5\u00a0km près\u00a0: indiquez une ville ou une adresse.",
  );
});
