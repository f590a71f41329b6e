/** The fields of a laundromat that a favorite stores, so that the list of favorites needs no query. */
export interface FavoriteLaundromat {
  id: string;
  slug: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  priceFrom: string | null;
  hours: string | null;
  averageRating: number;
  reviewCount: number;
  photos: { url: string; alt: string | null }[];
}
