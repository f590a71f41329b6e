import { describe, expect, it } from 'vitest';
import { requestPosition } from './geolocation.ts';

/** A browser that answers every request with `answer`. */
function browser(answer: GeolocationCoordinates | number): Geolocation {
  return {
    getCurrentPosition(success: PositionCallback, failure: PositionErrorCallback) {
      if (typeof answer === 'number') failure({ code: answer } as GeolocationPositionError);
      else success({ coords: answer } as GeolocationPosition);
    },
  } as Geolocation;
}

describe('requestPosition', () => {
  it('rounds the position to about a hundred metres before anything else sees it', async () => {
    const coords = { latitude: 45.7640432, longitude: 4.8356591 } as GeolocationCoordinates;
    expect(await requestPosition(browser(coords))).toEqual({ ok: true, centre: { lat: 45.764, lng: 4.836 } });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ])('reports the browser error %i as %s', async (code, reason) => {
    expect(await requestPosition(browser(code))).toEqual({ ok: false, reason });
  });

  it('reports a browser without geolocation', async () => {
    expect(await requestPosition(undefined)).toEqual({ ok: false, reason: 'unsupported' });
  });
});
