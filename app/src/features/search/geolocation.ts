import { type PositionFailure, requestPosition, roundedPosition } from '#app/lib/places/position.ts';
import { formatCount } from '#app/lib/texts/french-numbers.ts';

type Centre = { lat: number; lng: number };

export type CentreResult =
  | { ok: true; centre: Centre; accuracy: number }
  | { ok: false; reason: PositionFailure };

export const positionFailureText: Record<PositionFailure, string> = {
  denied:
    "Votre navigateur a refusé l'accès à votre position. Autorisez-la depuis l'icône à gauche de l'adresse du site, puis réessayez, ou indiquez votre ville.",
  unavailable: 'Votre position est introuvable pour le moment. Réessayez plus tard ou indiquez votre ville.',
  timeout: "Votre position n'a pas pu être trouvée à temps. Réessayez ou indiquez votre ville.",
  unsupported: 'Ce navigateur ne sait pas donner votre position. Indiquez votre ville.',
};

/** Metres from which the nearest laundromats are probably others. */
const vagueMetres = 1000;

export function vagueText(accuracy: number): string | undefined {
  if (accuracy < vagueMetres) return undefined;
  const km = formatCount(Math.round(accuracy / 1000));
  return `Votre position n'est connue qu'à ${km}\u00a0km près\u00a0: indiquez une ville ou une adresse.`;
}

let latest: (Centre & { accuracy: number }) | null = null;

/** Returns the accuracy of a position that was found since the page was loaded, in metres; null for any other point. */
export function accuracyAt({ lat, lng }: Centre): number | null {
  return latest?.lat === lat && latest.lng === lng ? latest.accuracy : null;
}

/** Requests the position from the browser and rounds it. Never rejects. */
export async function requestCentre(geolocation: Geolocation | undefined): Promise<CentreResult> {
  const result = await requestPosition(geolocation);
  if (!result.ok) return result;
  const { accuracy } = result.position;
  const { latitude: lat, longitude: lng } = roundedPosition(result.position);
  latest = { lat, lng, accuracy };
  return { ok: true, centre: { lat, lng }, accuracy };
}
