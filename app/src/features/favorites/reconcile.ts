import type { FavoriteLaundromat } from '#app/lib/laundromats/card-laundromat.ts';
import { type Favorite, favoriteLaundromat, type Saved } from './saved.ts';

/** A favorite as the server stores it. */
export interface StoredFavorite {
  createdAt: string;
  laundromat: FavoriteLaundromat;
}

/** The changes sent to the account, with the state that they had then, and the ids of those that it refused. */
export interface Sent {
  favorites: Favorite[];
  refused: ReadonlySet<string>;
}

/** Returns the changes that still have to be sent to the account. */
export function toSend(saved: Saved): Favorite[] {
  return saved.favorites.filter(({ synced }) => !synced);
}

/**
 * Returns the list after the account received `sent` and answered with all its favorites (`stored`). Changes made on
 * this device in the meantime are still to be sent; favorites that the account no longer has, or refused, are removed.
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
    return [{ ...asSynced(row), changedAt: favorite.changedAt }];
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
