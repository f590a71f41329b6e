import type { LocatedLaundromat } from '#contract/laundromat/location.ts';

/** The location of a stored laundromat, with the address that it belongs to. */
export interface StoredLocation extends LocatedLaundromat {
  address: string;
  postalCode: string;
  city: string;
}
