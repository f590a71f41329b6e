import type { HeadLaundromat } from './data.ts';

/** For tests: a laundromat with the required fields only. */
export const bareLaundromat = {
  slug: 'le-tambour-lyon',
  name: 'Le Tambour',
  address: '12 rue Mercière',
  postalCode: '69002',
  city: 'Lyon',
  region: null,
  phone: null,
  email: null,
  description: null,
  latitude: null,
  longitude: null,
  locationSource: 'commune',
  priceFrom: null,
  hours: null,
  website: null,
  facebook: null,
  instagram: null,
  averageRating: 0,
  reviewCount: 0,
  photos: [],
  reviews: [],
  laundromatServices: [],
} as const satisfies HeadLaundromat;
