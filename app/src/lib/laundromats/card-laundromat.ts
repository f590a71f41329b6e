import type { OpeningRow } from '#contract/laundromat/opening-facts.ts';

export interface FavoriteLaundromat extends OpeningRow {
  id: string;
  slug: string;
  name: string;
  address: string;
  city: string;
  priceFrom: string | null;
  averageRating: number;
  reviewCount: number;
  photos: { url: string; alt: string | null }[];
}

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

export type CompleteRow<Row> = { [Field in keyof Row]: NonNullable<Row[Field]> };

/** Tells whether all columns of a view's row are filled, which the schema cannot know. */
export function isCompleteRow<Row extends object>(row: Row): row is Row & CompleteRow<Row> {
  return Object.values(row).every((value) => value != null);
}
