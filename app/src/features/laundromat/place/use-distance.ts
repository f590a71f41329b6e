import { useEffect, useState } from 'react';
import { roundedPosition } from '#app/lib/places/position.ts';
import { kilometresBetween } from '#contract/laundromat/coordinates.ts';
import { exactPointOf, type LocatedLaundromat } from '#contract/laundromat/location.ts';
import { allowedPosition } from './allowed-position.ts';

/** Beyond this distance nobody asks how far it is. */
const farKm = 100;

/**
 * Returns the distance from the visitor in kilometres, measured on the device. Undefined unless the browser already
 * allows the position, far away, and for a laundromat of which only the commune is known.
 */
export function useDistanceKm({
  latitude,
  longitude,
  locationSource,
}: LocatedLaundromat): number | undefined {
  const [distanceKm, setDistanceKm] = useState<number>();
  useEffect(() => {
    const point = exactPointOf({ latitude, longitude, locationSource });
    if (!point) return;
    let current = true;
    void allowedPosition(navigator).then((position) => {
      if (!current || !position) return;
      const km = kilometresBetween(roundedPosition(position), point);
      if (km <= farKm) setDistanceKm(km);
    });
    return () => {
      current = false;
    };
  }, [latitude, longitude, locationSource]);
  return distanceKm;
}
