import type { AdminLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { formatDistance } from '#app/lib/texts/french-numbers.ts';
import { coordinatesOf, metresBetween } from '#contract/laundromat/coordinates.ts';
import { exactPointOf } from '#contract/laundromat/location.ts';

const sources = {
  pin: 'repère placé à la main',
  address: "position d'après l'adresse",
  commune: 'centre de la commune',
};

/** Source of a laundromat's point, and its distance to the address as the geocoder knows it. */
export function LocationNote({ laundromat }: { laundromat: AdminLaundromat }) {
  return (
    <p className="mt-2 rounded-control bg-mist px-3.5 py-2.5 text-sm">
      {`Enregistré\u00a0: ${sources[laundromat.locationSource]}. ${geocodingWords(laundromat)}`}
    </p>
  );
}

function geocodingWords({ geocoding, ...laundromat }: AdminLaundromat): string {
  if (!geocoding?.precision) return "L'adresse n'a pas encore été géocodée.";
  const geocoded = coordinatesOf(geocoding);
  if (!geocoded) return 'Le géocodeur ne connaît pas cette adresse dans cette ville.';
  const precision = geocoding.precision === 'housenumber' ? 'au numéro' : 'à la rue';
  const point = exactPointOf(laundromat);
  const distance = point ? `, ${distanceWords(metresBetween(point, geocoded))}` : '';
  return `Adresse géocodée ${precision}${distance}.`;
}

function distanceWords(metres: number): string {
  return metres < 5 ? 'au même point' : `${formatDistance(metres / 1000)} du point enregistré`;
}
