import { useEffect, useState } from 'react';
import { positionPermission, requestPosition, roundedPosition } from '#app/lib/places/position.ts';
import { whileCurrent } from '#app/lib/while-current.ts';
import { type Coordinates, kilometresBetween } from '#contract/laundromat/coordinates.ts';
import { exactPointOf, type LocatedLaundromat } from '#contract/laundromat/location.ts';

/** A short time limit, and an older position will do: nobody has pressed anything. */
const unasked: PositionOptions = { timeout: 3_000, maximumAge: 10 * 60_000 };

/** Returns the visitor's position if the browser already allows it; never asks the visitor. */
export async function allowedPosition(): Promise<Coordinates | undefined> {
  if ((await positionPermission())?.state !== 'granted') return undefined;
  const result = await requestPosition(navigator.geolocation, unasked);
  return result.ok ? result.position : undefined;
}

const farKm = 100;

/**
 * Returns the distance from the visitor, measured on the device. Undefined without an allowed position, beyond 100 km,
 * and for a laundromat known by its commune alone.
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
    return whileCurrent(allowedPosition(), (position) => {
      if (!position) return;
      const km = kilometresBetween(roundedPosition(position), point);
      if (km <= farKm) setDistanceKm(km);
    });
  }, [latitude, longitude, locationSource]);
  return distanceKm;
}
