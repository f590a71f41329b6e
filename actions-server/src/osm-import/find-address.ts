import pLimit from 'p-limit';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { NearestAddress, PostalAddress } from '#contract/places/addresses.ts';
import type { Commune } from './communes.ts';
import { unknownAddress, type TagFacts } from './laundromat-facts.ts';

export type ReverseGeocoder = (point: Coordinates) => Promise<NearestAddress | null>;

export interface FoundAddress extends PostalAddress {
  /** The town is that of the nearest commune, because no geocoder was asked or it gave no answer. */
  isGuessed: boolean;
}

/** Within this distance, the nearest address and its town count as the laundromat's. */
const sameAddressMetres = 150;
const sameTownMetres = 3_000;

/** More requests at once would wait longer for their slot than the client of the geocoder allows. */
const concurrency = 10;
const failuresInARow = 20;

export function createAddressFinder(reverse: ReverseGeocoder | null) {
  const limit = pLimit(concurrency);
  let failures = 0;
  const counts = { requests: 0, failed: 0 };

  async function nearestTo(point: Coordinates): Promise<NearestAddress | null | undefined> {
    if (!reverse || failures >= failuresInARow) return undefined;
    counts.requests += 1;
    try {
      const nearest = await reverse(point);
      failures = 0;
      return nearest;
    } catch {
      failures += 1;
      counts.failed += 1;
      return undefined;
    }
  }

  return {
    counts,
    find: (tagged: TagFacts['address'], point: Coordinates, commune: Commune): Promise<FoundAddress> =>
      limit(async () => {
        const { address, postalCode, city } = tagged;
        if (address && postalCode && city) return { address, postalCode, city, isGuessed: false };
        const nearest = await nearestTo(point);
        const inTown = nearest && nearest.distance <= sameTownMetres ? nearest : null;
        const atHand = nearest && nearest.distance <= sameAddressMetres ? nearest.address : null;
        return {
          address: address ?? atHand ?? unknownAddress,
          postalCode: postalCode ?? inTown?.postalCode ?? commune.postalCode,
          city: city ?? inTown?.city ?? commune.name,
          isGuessed: nearest === undefined,
        };
      }),
  };
}
