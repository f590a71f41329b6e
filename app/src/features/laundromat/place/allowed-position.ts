import type { Coordinates } from '#contract/laundromat/coordinates.ts';

const timeoutMs = 3_000;
const maximumAgeMs = 10 * 60_000;

/** Returns the visitor's position if the browser already allows it; never asks the visitor. */
export async function allowedPosition(navigator: Navigator): Promise<Coordinates | undefined> {
  if (!('geolocation' in navigator) || !(await isAllowed(navigator))) return undefined;
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: timeoutMs, maximumAge: maximumAgeMs },
    );
  });
}

async function isAllowed({ permissions }: Navigator): Promise<boolean> {
  try {
    return (await permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
