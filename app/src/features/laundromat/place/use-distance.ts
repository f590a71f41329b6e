import { useEffect, useState } from 'react';
import { roundedPosition } from '#app/lib/places/position.ts';
import { kilometresBetween } from '#contract/laundromat/coordinates.ts';
import { exactPointOf, type LocatedLaundromat } from '#contract/laundromat/location.ts';
import { allowedPosition } from './allowed-position.ts';

/** A larger distance is not shown. */
const farKm = 100;

/**
 * Returns the distance from the visitor in kilometres, measured on the device. Undefined without a
 * position that the browser already allows, beyond 100 km, and for a laundromat known by its commune alone.
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
