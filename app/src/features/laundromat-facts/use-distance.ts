import { useEffect, useState } from 'react';
import { roundedPosition } from '#app/lib/places/position.ts';
import { type Coordinates, kilometresBetween } from '#contract/laundromat/coordinates.ts';
import { exactPointOf, type LocatedLaundromat } from '#contract/laundromat/location.ts';

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
