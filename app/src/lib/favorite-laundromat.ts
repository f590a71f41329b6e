/** What a heart has to know of a laundromat, so that the list of favourites can show it without asking anybody. */
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
