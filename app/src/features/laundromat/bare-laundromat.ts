import { bareLaundromat as bareListing } from '#contract/bare-laundromat.ts';
import type { Laundromat } from './laundromat-query.ts';

/** For tests: a listing of which nothing is known beyond what every listing must have. */
export const bareLaundromat: Laundromat = {
  ...bareListing,
  id: '1',
  isActive: true,
  isPremium: false,
  isFeatured: false,
  featuredUntil: null,
  place: null,
  photos: [],
  reviews: [],
  laundromatServices: [],
};
