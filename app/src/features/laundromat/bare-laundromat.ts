import { bareLaundromat as minimalLaundromat } from '#contract/laundromat/bare-laundromat.ts';
import type { Laundromat } from './laundromat-query.ts';

/** A laundromat for tests that has only the required fields. */
export const bareLaundromat: Laundromat = {
  ...minimalLaundromat,
  id: '1',
  isActive: true,
  isPremium: false,
  isFeatured: false,
  featuredUntil: null,
  factsCheckedAt: null,
  reportedFacts: [],
  place: null,
  openingExceptions: [],
  photos: [],
  reviews: [],
  laundromatServices: [],
  machines: [],
};
