import { expect, it } from 'vitest';
import { requestCentre } from './geolocation.ts';

it('rounds the position to about a hundred metres before anything else sees it', async () => {
  const coords = { latitude: 45.7640432, longitude: 4.8356591 } as GeolocationCoordinates;
  const geolocation = {
    getCurrentPosition: (success: PositionCallback) => success({ coords } as GeolocationPosition),
  } as Geolocation;
  expect(await requestCentre(geolocation)).toEqual({ ok: true, centre: { lat: 45.764, lng: 4.836 } });
});
