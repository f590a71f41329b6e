import { describe, expect, it, vi } from 'vitest';
import { requestPosition, roundedPosition } from './position.ts';

function browser(answer: GeolocationCoordinates | number): Geolocation {
  return {
    getCurrentPosition(success: PositionCallback, failure: PositionErrorCallback) {
      if (typeof answer === 'number') failure({ code: answer } as GeolocationPositionError);
      else success({ coords: answer } as GeolocationPosition);
    },
  } as Geolocation;
}

it('a list and a page measure from the same point', () => {
  expect(roundedPosition({ latitude: 45.7640432, longitude: 4.8356591 })).toEqual({
    latitude: 45.764,
    longitude: 4.836,
  });
});

describe('requestPosition', () => {
  it('returns the position of the browser with its accuracy', async () => {
    const coords = { latitude: 45.7640432, longitude: 4.8356591, accuracy: 12 } as GeolocationCoordinates;
    expect(await requestPosition(browser(coords))).toEqual({ ok: true, position: coords });
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

  it('ends by itself where the browser never answers', async () => {
    vi.useFakeTimers();
    const silent = { getCurrentPosition: () => {} } as unknown as Geolocation;
    const result = requestPosition(silent);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await result).toEqual({ ok: false, reason: 'timeout' });
    vi.useRealTimers();
  });
});
