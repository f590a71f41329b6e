import type { Coordinates } from '#contract/laundromat/coordinates.ts';

const timeoutMs = 10_000;

/** Asks the visitor for their position; null without one. Call it from a press only. */
export function ownPosition(geolocation: Geolocation | undefined): Promise<Coordinates | null> {
  if (!geolocation) return Promise.resolve(null);
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: timeoutMs },
    );
  });
}
