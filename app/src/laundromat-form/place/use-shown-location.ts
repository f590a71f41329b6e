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
import { addressPoint, type AddressPoint, type PostalAddress } from '#contract/places/addresses.ts';

export type StoredLocation = LocatedLaundromat & PostalAddress;

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
  // Null says that the visitor took the stored pin away; empty, that no pin was placed since.
  const storedPoint = stored && latitude !== null ? exactPointOf(stored) : null;
  const placedPin = latitude && longitude ? coordinatesOf({ latitude, longitude }) : null;
  const isStoredAddress = stored !== undefined && isSameAddress(stored, typed);
  const hasStoredPin = storedPoint !== null && stored?.locationSource === 'pin';
  const isStillAtAddress = storedPoint !== null && isStoredAddress && stored.locationSource === 'address';

  const isComplete = Object.values(typed).every(Boolean);
  const path = isComplete ? `/api/places/geocode?${new URLSearchParams(typed)}` : null;
  const { answer, isCurrent } = usePlaceAnswer(
    isStillAtAddress && !placedPin ? null : path,
    addressPoint,
    typingPauseMs,
  );
  const geocoded = answer?.source === 'address' ? answer : undefined;

  function location(): ShownLocation | undefined {
    const currentAddress = isCurrent ? geocoded : undefined;
    if (placedPin) return pinned(placedPin, currentAddress);
    if (isStillAtAddress) return { point: storedPoint, source: 'address' };
    if (hasStoredPin) {
      const isNear = geocoded && metresBetween(storedPoint, geocoded) <= sameDoorMetres;
      if (isStoredAddress || isNear) return pinned(storedPoint, currentAddress);
    }
    if (answer && isCurrent) return { point: answer, source: answer.source };
    const former = answer ?? (stored && exactPointOf(stored));
    return former && path !== null && !isCurrent ? { point: former, source: 'pending' } : undefined;
  }
  return {
    location: location(),
    isPin: placedPin !== null || hasStoredPin,
    isUnknown: path !== null && isCurrent && answer === null,
  };
}

function pinned(point: Coordinates, address: AddressPoint | undefined): ShownLocation {
  return { point, source: 'pin', metresToAddress: address && metresBetween(point, address) };
}

function isSameAddress(stored: StoredLocation, typed: PostalAddress) {
  return (
    stored.address === typed.address && stored.postalCode === typed.postalCode && stored.city === typed.city
  );
}
