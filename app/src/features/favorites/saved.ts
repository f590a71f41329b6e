import type { FavoriteLaundromat } from '#app/lib/favorite-laundromat.ts';

export interface Favorite {
  laundromat: FavoriteLaundromat;
  /** When it was saved or, for a removal, taken away. */
  changedAt: string;
  /** A removal stays in the list until the account knows of it: otherwise its next answer would undo it. */
  removed?: true;
  /** The account has it as it stands here. */
  synced?: true;
  /** Its page and photos have been fetched, so that it opens without a network. */
  fetchedAt?: string;
}

/** The laundromats of a town as they were when the list was saved. */
export interface SavedCity {
  name: string;
  /** The search that it comes from, as an address of ours; no two lists have the same. */
  href: string;
  savedAt: string;
  /** How many the search found; the list may hold fewer. */
  total: number;
  laundromats: FavoriteLaundromat[];
  fetchedAt?: string;
}

/** What somebody saved on this device. */
export interface Saved {
  favorites: Favorite[];
  cities: SavedCity[];
}

export const nothingSaved: Saved = { favorites: [], cities: [] };

/** The fields of a favourite alone: cards know more, which need not be kept. */
export function favoriteLaundromat(from: FavoriteLaundromat): FavoriteLaundromat {
  const { id, slug, name, address, postalCode, city, priceFrom, hours, averageRating, reviewCount } = from;
  const photos = from.photos.slice(0, 1).map(({ url, alt }) => ({ url, alt }));
  return { id, slug, name, address, postalCode, city, priceFrom, hours, averageRating, reviewCount, photos };
}

/** The favourites in view, the latest first. */
export function visible({ favorites }: Saved): Favorite[] {
  return favorites
    .filter(({ removed }) => !removed)
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}

export function isFavorite(saved: Saved | undefined, id: string): boolean {
  return saved?.favorites.some(({ laundromat, removed }) => laundromat.id === id && !removed) ?? false;
}

export function withFavorite(saved: Saved, laundromat: FavoriteLaundromat, changedAt: string): Saved {
  if (isFavorite(saved, laundromat.id)) return saved;
  return replaced(saved, laundromat.id, { laundromat: favoriteLaundromat(laundromat), changedAt });
}

/** Takes a removal back: the favourite stands where it stood. */
export function withFavoriteAgain(saved: Saved, { laundromat, changedAt, fetchedAt }: Favorite): Saved {
  return replaced(saved, laundromat.id, { laundromat, changedAt, fetchedAt });
}

/** `account` says whether somebody else has to hear of the removal. */
export function withoutFavorite(saved: Saved, id: string, changedAt: string, account: boolean): Saved {
  const favorite = saved.favorites.find(({ laundromat }) => laundromat.id === id);
  if (!favorite) return saved;
  return replaced(saved, id, account ? { laundromat: favorite.laundromat, changedAt, removed: true } : null);
}

export function withCity(saved: Saved, city: SavedCity): Saved {
  return { ...saved, cities: [city, ...withoutCity(saved, city.href).cities] };
}

export function withoutCity(saved: Saved, href: string): Saved {
  return { ...saved, cities: saved.cities.filter((city) => city.href !== href) };
}

/** Both, without duplicates. What the visitor saved wins over a removal that the account has still to hear of. */
export function merged(account: Saved, visitor: Saved): Saved {
  const favorites = visible(visitor).reduceRight(
    (saved, { laundromat, changedAt, fetchedAt }) =>
      isFavorite(saved, laundromat.id)
        ? saved
        : replaced(saved, laundromat.id, { laundromat, changedAt, fetchedAt }),
    account,
  );
  return visitor.cities.reduceRight(withCity, favorites);
}

/** What an account has still to hear of, once it has left the device; nothing that could be shown. */
export function unsent(saved: Saved): Saved | null {
  const favorites = saved.favorites
    .filter(({ synced }) => !synced)
    .map(({ laundromat: { id }, changedAt, removed }) => ({ laundromat: nameless(id), changedAt, removed }));
  return favorites.length > 0 ? { favorites, cities: [] } : null;
}

function nameless(id: string): FavoriteLaundromat {
  const nothing = { slug: '', name: '', address: '', postalCode: '', city: '', priceFrom: null, hours: null };
  return { id, ...nothing, averageRating: 0, reviewCount: 0, photos: [] };
}

function replaced(saved: Saved, id: string, favorite: Favorite | null): Saved {
  const others = saved.favorites.filter(({ laundromat }) => laundromat.id !== id);
  return { ...saved, favorites: favorite ? [favorite, ...others] : others };
}
