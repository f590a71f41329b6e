import type { LaundromatMatch, SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import type { FavoriteLaundromat } from '#app/lib/laundromats/card-laundromat.ts';
import type { SavedPage } from '#app/offline/reading/readable-offline.ts';

export interface Favorite {
  laundromat: FavoriteLaundromat;
  changedAt: string;
  /** A removal stays in the list until the account has it; otherwise the next answer would undo it. */
  removed?: true;
  synced?: true;
}

export interface SavedCity {
  name: string;
  /** Address of the search it comes from; unique among the lists. */
  href: string;
  savedAt: string;
  /** Number of results of the search; the list may hold fewer. */
  total: number;
  laundromats: FavoriteLaundromat[];
  /** Arguments of the list for `search_laundromats`. */
  args: SearchArguments;
  withMap?: boolean;
}

export interface Saved {
  favorites: Favorite[];
  cities: SavedCity[];
}

export const nothingSaved: Saved = { favorites: [], cities: [] };

export function favoriteLaundromat(from: FavoriteLaundromat): FavoriteLaundromat {
  const { id, slug, name, address, postalCode, city, priceFrom, averageRating, reviewCount } = from;
  const { hours, weeklyHours, holidayHours, cycleMinutes, openingExceptions } = from;
  return {
    ...{ id, slug, name, address, postalCode, city, priceFrom, averageRating, reviewCount },
    ...{ hours, weeklyHours, holidayHours, cycleMinutes, openingExceptions },
    photos: from.photos.slice(0, 1).map(({ url, alt }) => ({ url, alt })),
  };
}

/** Returns the list of a town as it is saved now. */
export function listedNow(matches: readonly LaundromatMatch[]): Omit<SavedCity, 'name' | 'href' | 'args'> {
  const laundromats = matches.flatMap(({ laundromat }) =>
    laundromat ? [favoriteLaundromat(laundromat)] : [],
  );
  return { savedAt: new Date().toISOString(), total: matches[0]?.totalCount ?? 0, laundromats };
}

export function visible({ favorites }: Saved): Favorite[] {
  return favorites
    .filter(({ removed }) => !removed)
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** Returns the pages that favorites and saved towns open offline. */
export function savedPages(saved: Saved): SavedPage[] {
  return [
    ...visible(saved).map(({ laundromat }): SavedPage => ({
      key: laundromat.id,
      slugs: [laundromat.slug],
      photos: 'all',
    })),
    ...saved.cities.map(({ href, laundromats, args }): SavedPage => ({
      key: href,
      search: args,
      slugs: laundromats.map(({ slug }) => slug),
      photos: 'first',
    })),
  ];
}

export function isFavorite(saved: Saved | undefined, id: string): boolean {
  return saved?.favorites.some(({ laundromat, removed }) => laundromat.id === id && !removed) ?? false;
}

export function withFavorite(saved: Saved, laundromat: FavoriteLaundromat, changedAt: string): Saved {
  if (isFavorite(saved, laundromat.id)) return saved;
  return replaced(saved, laundromat.id, { laundromat: favoriteLaundromat(laundromat), changedAt });
}

/** Undoes a removal: the favorite returns to its old position. */
export function withFavoriteAgain(saved: Saved, { laundromat, changedAt }: Favorite): Saved {
  return replaced(saved, laundromat.id, { laundromat, changedAt });
}

/** Removes a favorite. With `account` the removal stays in the list until it has been sent. */
export function withoutFavorite(saved: Saved, id: string, changedAt: string, account: boolean): Saved {
  const favorite = saved.favorites.find(({ laundromat }) => laundromat.id === id);
  if (!favorite) return saved;
  return replaced(saved, id, account ? { laundromat: favorite.laundromat, changedAt, removed: true } : null);
}

export function withCity(saved: Saved, city: SavedCity): Saved {
  return { ...saved, cities: [city, ...withoutCity(saved, city.href).cities] };
}

/** Changes a saved town in its place. Does not add one that is no longer saved. */
export function withChangedCity(saved: Saved, href: string, changes: Partial<SavedCity>): Saved {
  const cities = saved.cities.map((city) => (city.href === href ? { ...city, ...changes } : city));
  return { ...saved, cities };
}

export function withoutCity(saved: Saved, href: string): Saved {
  return { ...saved, cities: saved.cities.filter((city) => city.href !== href) };
}

/** Merges both without duplicates. A visitor's favorite takes precedence over a removal that has not been sent yet. */
export function merged(account: Saved, visitor: Saved): Saved {
  const favorites = visible(visitor).reduceRight(
    (saved, { laundromat, changedAt }) =>
      isFavorite(saved, laundromat.id) ? saved : replaced(saved, laundromat.id, { laundromat, changedAt }),
    account,
  );
  return visitor.cities.reduceRight(withCity, favorites);
}

/** Returns what must still be sent after signing out, without names and addresses; null for nothing. */
export function unsent(saved: Saved): Saved | null {
  const favorites = saved.favorites
    .filter(({ synced }) => !synced)
    .map(({ laundromat: { id }, changedAt, removed }) => ({ laundromat: nameless(id), changedAt, removed }));
  return favorites.length > 0 ? { favorites, cities: [] } : null;
}

function nameless(id: string): FavoriteLaundromat {
  const nothing = { slug: '', name: '', address: '', postalCode: '', city: '', priceFrom: null };
  return { id, ...nothing, averageRating: 0, reviewCount: 0, photos: [] };
}

function replaced(saved: Saved, id: string, favorite: Favorite | null): Saved {
  const others = saved.favorites.filter(({ laundromat }) => laundromat.id !== id);
  return { ...saved, favorites: favorite ? [favorite, ...others] : others };
}
