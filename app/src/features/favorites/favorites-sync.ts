import type { Client, CombinedError } from 'urql';
import type { FavoriteLaundromat } from '#app/lib/laundromats/card-laundromat.ts';
import type { PersonalStore } from '#app/offline/personal-store.ts';
import { addFavoritesMutation, myFavoritesQuery, removeFavoritesMutation } from './favorites-queries.ts';
import { type Favorite, type Saved, favoriteLaundromat } from './saved.ts';

type SyncClient = Pick<Client, 'query' | 'mutation'>;

type SyncStore = Pick<PersonalStore<Saved>, 'value' | 'account' | 'change'>;

/** The session now belongs to another account. Favorites of one account are never sent to another. */
class OtherAccount extends Error {}

/**
 * Syncs the favorites of the account `me` with this device. It queries first, so that nothing is sent under another
 * session. Safe to repeat: adding or removing twice changes nothing. Rejects when the server does not answer; the
 * changes then stay in the list and are sent later.
 */
export async function syncFavorites(client: SyncClient, store: SyncStore, me: string): Promise<void> {
  const before = store.value();
  if (!before || store.account() !== me) return;
  const favorites = toSend(before);
  const answer = await client.query(myFavoritesQuery, { me }, { requestPolicy: 'network-only' }).toPromise();
  if (!answer.data) throw answer.error ?? new Error('No answer.');
  if (!answer.data.users_by_pk) throw new OtherAccount();

  const removed = favorites.flatMap(({ laundromat, removed }) => (removed ? [laundromat.id] : []));
  if (removed.length > 0) {
    const { error } = await client
      .mutation(removeFavoritesMutation, { me, laundromats: removed })
      .toPromise();
    if (error) throw error;
  }

  const gone = new Set(removed);
  const stored: StoredFavorite[] = answer.data.favorites.filter(
    ({ laundromatId }) => !gone.has(laundromatId),
  );
  const known = new Set(stored.map(({ laundromat }) => laundromat.id));
  const added = favorites.filter(({ laundromat, removed }) => !removed && !known.has(laundromat.id));
  const { rows, refused } = await add(
    client,
    added.map(({ laundromat }) => laundromat.id),
  );

  await store.change((saved, account) =>
    account === me ? reconciled(saved, [...stored, ...rows], { favorites, refused }) : saved,
  );
}

/**
 * Adds all at once or, when one of them is refused, each separately: a laundromat may have been deleted or
 * unpublished.
 */
async function add(
  client: SyncClient,
  ids: readonly string[],
): Promise<{ rows: StoredFavorite[]; refused: Set<string> }> {
  if (ids.length === 0) return { rows: [], refused: new Set() };
  const variables = { favorites: ids.map((laundromatId) => ({ laundromatId })) };
  const { data, error } = await client.mutation(addFavoritesMutation, variables).toPromise();
  if (data?.insert_favorites) return { rows: data.insert_favorites.returning, refused: new Set() };
  if (!error || !isRefusal(error)) throw error ?? new Error('No answer.');
  if (ids.length === 1) return { rows: [], refused: new Set(ids) };
  const single = [];
  for (const id of ids) single.push(await add(client, [id]));
  return {
    rows: single.flatMap(({ rows }) => rows),
    refused: new Set(single.flatMap(({ refused }) => [...refused])),
  };
}

/** Tells whether the server would refuse the same request again; any other error may be temporary. */
function isRefusal({ graphQLErrors }: CombinedError): boolean {
  const final = ['permission-error', 'constraint-violation'];
  return graphQLErrors.some(({ extensions }) => final.includes(String(extensions.code)));
}

export interface StoredFavorite {
  createdAt: string;
  laundromat: FavoriteLaundromat;
}

export interface Sent {
  favorites: Favorite[];
  refused: ReadonlySet<string>;
}

/** Returns the additions and removals that the account does not have yet. */
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
