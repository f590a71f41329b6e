import { useFormContext, useWatch } from 'react-hook-form';
import type { LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { usePlaceAnswer } from '#app/map/use-place-answer.ts';
import { type Coordinates, coordinatesOf, metresBetween } from '#contract/laundromat/coordinates.ts';
import {
  exactPointOf,
  type LocatedLaundromat,
  type LocationSource,
  sameDoorMetres,
} from '#contract/laundromat/location.ts';
import { addressPoint, type AddressPoint } from '#contract/places/addresses.ts';

export interface StoredLocation extends LocatedLaundromat {
  address: string;
  postalCode: string;
  city: string;
}

const typingPauseMs = 600;

interface ShownLocation {
  point: Coordinates;
  /** `pending`: the server looks for the new address; the point is still the former one. */
  source: LocationSource | 'pending';
  /** Distance of a pin to its address, in metres, when the address is known. */
  metresToAddress?: number;
}

/**
 * Returns the point that the laundromat of the form would get: the pin, else the point of the address. Undefined while
 * neither is known.
 */
export function useShownLocation(stored: StoredLocation | undefined) {
  const { control } = useFormContext<LaundromatFormValues>();
  const [address, postalCode, city, latitude, longitude] = useWatch({
    control,
    name: ['address', 'postalCode', 'city', 'latitude', 'longitude'],
  });
  const typed = { address: address.trim(), postalCode: postalCode.trim(), city: city.trim() };
  const isRemoved = latitude === null;
  const known = stored && !isRemoved ? exactPointOf(stored) : null;
  const isStoredAddress = stored !== undefined && isSameAddress(stored, typed);
  const statedPin = latitude && longitude ? coordinatesOf({ latitude, longitude }) : null;
  const keepsAddressPoint = known && isStoredAddress && stored?.locationSource === 'address';

  const isComplete = Object.values(typed).every(Boolean);
  const path = isComplete ? `/api/places/geocode?${new URLSearchParams(typed)}` : null;
  const { answer, isCurrent } = usePlaceAnswer(
    keepsAddressPoint && !statedPin ? null : path,
    addressPoint,
    typingPauseMs,
  );
  const geocoded = answer?.source === 'address' ? answer : undefined;

  function location(): ShownLocation | undefined {
    if (statedPin) return pinned(statedPin, isCurrent ? geocoded : undefined);
    if (keepsAddressPoint) return { point: known, source: 'address' };
    if (known && stored?.locationSource === 'pin') {
      const isNear = geocoded && metresBetween(known, geocoded) <= sameDoorMetres;
      if (isStoredAddress || isNear) return pinned(known, isCurrent ? geocoded : undefined);
    }
    if (answer && isCurrent) return { point: answer, source: answer.source };
    const former = answer ?? (stored && exactPointOf(stored));
    return former && path !== null && !isCurrent ? { point: former, source: 'pending' } : undefined;
  }
  return {
    location: location(),
    isPin: statedPin !== null || (known !== null && stored?.locationSource === 'pin'),
    isUnknown: path !== null && isCurrent && answer === null,
  };
}

function pinned(point: Coordinates, address: AddressPoint | undefined): ShownLocation {
  return { point, source: 'pin', metresToAddress: address && metresBetween(point, address) };
}

function isSameAddress(stored: StoredLocation, typed: Record<'address' | 'postalCode' | 'city', string>) {
  return (
    stored.address === typed.address && stored.postalCode === typed.postalCode && stored.city === typed.city
  );
}
