import type { Coordinates } from '#contract/laundromat/coordinates.ts';

export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export type Position = Coordinates & { accuracy: number };
export type PositionResult = { ok: true; position: Position } | { ok: false; reason: PositionFailure };

/**
 * Rounds a position to about 100 m, which is enough to sort. Lists and pages measure from this point, so that they
 * agree.
 */
export function roundedPosition({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Math.round(latitude * 1e3) / 1e3, longitude: Math.round(longitude * 1e3) / 1e3 };
}

/** Returns whether the visitor allows the position; undefined where the browser does not say. */
export async function positionPermission(): Promise<PermissionStatus | undefined> {
  return navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
}

/** Time for the visitor's answer, after the time limit of the position. */
const graceMs = 10_000;

export function requestPosition(
  geolocation: Geolocation | undefined,
  options: PositionOptions = { maximumAge: 60_000 },
): Promise<PositionResult> {
  if (!geolocation) return Promise.resolve({ ok: false, reason: 'unsupported' });
  const { timeout } = { timeout: 10_000, ...options };
  return new Promise((resolve) => {
    // Some browsers never answer while they ask the visitor.
    setTimeout(() => resolve({ ok: false, reason: 'timeout' }), timeout + graceMs);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ ok: true, position: { latitude, longitude, accuracy } }),
      ({ code }) =>
        resolve({ ok: false, reason: code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable' }),
      { ...options, timeout },
    );
  });
}
