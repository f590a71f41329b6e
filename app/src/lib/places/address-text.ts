import type { PostalAddress } from '#contract/places/addresses.ts';

export const addressText = ({ address, postalCode, city }: PostalAddress) =>
  `${address}, ${postalCode}\u00a0${city}`;
