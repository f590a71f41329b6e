import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { StillMap } from '#app/map/still-map.tsx';
import { coordinatesOf } from '#contract/laundromat/coordinates.ts';
import { exactPointOf } from '#contract/laundromat/location.ts';
import { ofTown } from '#contract/laundromat/town.ts';

const streetZoom = 16;
const communeZoom = 12;

/** Shows the street with a pin; without an exact place the commune alone, because a pin would be wrong. */
export function PlaceMap({ laundromat }: { laundromat: Laundromat }) {
  const point = exactPointOf(laundromat);
  if (point) {
    return <StillMap centre={point} zoom={streetZoom} hasPin label={`Carte autour de ${laundromat.name}`} />;
  }
  const centre = coordinatesOf(laundromat);
  if (!centre) return null;
  return (
    <>
      <StillMap
        centre={centre}
        zoom={communeZoom}
        hasPin={false}
        label={`Carte ${ofTown(laundromat.city)}`}
      />
      <p className="border-b border-line px-5 py-3 text-sm text-slate">
        L&apos;emplacement exact n&apos;est pas connu&nbsp;: la carte montre la commune.
      </p>
    </>
  );
}
