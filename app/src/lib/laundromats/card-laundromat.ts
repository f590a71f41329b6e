import type { FavoriteLaundromat } from './favorite-laundromat.ts';

/** The fields of a laundromat on a card. Only lists of results query the optional ones. */
export interface CardLaundromat extends FavoriteLaundromat {
  locationSource?: string;
  isPremium?: boolean;
  isFeatured?: boolean;
  featuredUntil?: string | null;
  laundromatServices?: readonly { service: CardService }[];
}

export interface CardService {
  id: string;
  name: string;
  icon: string;
}
