import type { FavoriteLaundromat } from '#app/lib/favorite-laundromat.ts';
import { favoriteLaundromat, type Favorite, type Saved } from './saved.ts';

/** A favourite as the account has it. */
export interface StoredFavorite {
  createdAt: string;
  laundromat: FavoriteLaundromat;
}

/** What was sent to the account, as the list stood then, and what it would not take. */
export interface Sent {
  favorites: Favorite[];
  refused: ReadonlySet<string>;
}

/** The changes that the account has still to hear of. */
export function toSend(saved: Saved): Favorite[] {
  return saved.favorites.filter(({ synced }) => !synced);
}

/**
 * The list after the account has heard of `sent` and answered with all it has (`stored`). What changed here in the
 * meantime stays to be sent; what the account no longer has, or would not take, is gone.
 */
export function reconciled(saved: Saved, stored: readonly StoredFavorite[], sent: Sent): Saved {
  const rows = new Map(stored.map((row) => [row.laundromat.id, row]));
  const heard = new Map(sent.favorites.map(({ laundromat, changedAt }) => [laundromat.id, changedAt]));

  const own = saved.favorites.flatMap((favorite): Favorite[] => {
    const { id } = favorite.laundromat;
    const row = rows.get(id);
    rows.delete(id);
    if (!favorite.synced && heard.get(id) !== favorite.changedAt) return [favorite];
    if (favorite.removed || sent.refused.has(id) || !row) return [];
    return [{ ...asSynced(row), changedAt: favorite.changedAt, fetchedAt: favorite.fetchedAt }];
  });
  return { ...saved, favorites: [...own, ...[...rows.values()].map(asSynced)] };
}

function asSynced({ laundromat, createdAt }: StoredFavorite): Favorite {
  return {
    laundromat: favoriteLaundromat(laundromat),
    changedAt: new Date(createdAt).toISOString(),
    synced: true,
  };
}
