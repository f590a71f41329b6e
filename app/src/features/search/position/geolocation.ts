import { type PositionFailure, requestPosition, roundedPosition } from '#app/lib/places/position.ts';

export type CentreResult =
  | { ok: true; centre: { lat: number; lng: number } }
  | { ok: false; reason: PositionFailure };

export const positionFailureText: Record<PositionFailure, string> = {
  denied:
    "Votre navigateur a refusé l'accès à votre position. Autorisez-la depuis l'icône à gauche de l'adresse du site, puis réessayez, ou indiquez votre ville.",
  unavailable: 'Votre position est introuvable pour le moment. Réessayez plus tard ou indiquez votre ville.',
  timeout: "Votre position n'a pas pu être trouvée à temps. Réessayez ou indiquez votre ville.",
  unsupported: 'Ce navigateur ne sait pas donner votre position. Indiquez votre ville.',
};

/** Requests the position from the browser and rounds it. Never rejects. */
export async function requestCentre(geolocation: Geolocation | undefined): Promise<CentreResult> {
  const result = await requestPosition(geolocation);
  if (!result.ok) return result;
  const { latitude: lat, longitude: lng } = roundedPosition(result.position);
  return { ok: true, centre: { lat, lng } };
}
