/** Reasons why there is no position; each has its own sentence for the visitor. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export type PositionResult =
  { ok: true; centre: { lat: number; lng: number } } | { ok: false; reason: PositionFailure };

export const positionFailureText: Record<PositionFailure, string> = {
  denied:
    "Votre navigateur a refusé l'accès à votre position. Autorisez-la depuis l'icône à gauche de l'adresse du site, puis réessayez, ou indiquez votre ville.",
  unavailable: 'Votre position est introuvable pour le moment. Réessayez plus tard ou indiquez votre ville.',
  timeout: "Votre position n'a pas pu être trouvée à temps. Réessayez ou indiquez votre ville.",
  unsupported: 'Ce navigateur ne sait pas donner votre position. Indiquez votre ville.',
};

/** Rounds to about 100 m: enough to sort laundromats by distance. The URL never holds more. */
export function roundPosition(degrees: number): number {
  return Math.round(degrees * 1e3) / 1e3;
}

/** Requests the position from the browser. Call it from a click only. Never rejects. */
export function requestPosition(geolocation: Geolocation | undefined): Promise<PositionResult> {
  if (!geolocation) return Promise.resolve({ ok: false, reason: 'unsupported' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          ok: true,
          centre: { lat: roundPosition(coords.latitude), lng: roundPosition(coords.longitude) },
        }),
      ({ code }) =>
        resolve({ ok: false, reason: code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable' }),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });
}
