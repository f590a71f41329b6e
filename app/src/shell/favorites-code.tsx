import { useClient, type Client } from 'urql';
import { FavoritesSync } from '../features/favorites/saved-sync.tsx';
import { laundromatQuery, newestReviews } from '../data/laundromat-query.ts';

/** The code that {@link FavoritesProvider} loads: favorites, and the laundromat page that they prefetch. */
export { FavoriteButton } from '../features/favorites/favorite-button.tsx';
export { CityButton } from '../features/favorites/city-button.tsx';

export function BackgroundSync() {
  const client = useClient();
  return <FavoritesSync readPage={(slug) => readPage(client, slug)} />;
}

async function readPage(client: Client, slug: string): Promise<string[]> {
  const variables = { slug, reviews: newestReviews };
  const options = { requestPolicy: 'network-only' } as const;
  const { data, error } = await client.query(laundromatQuery, variables, options).toPromise();
  if (!data) throw error ?? new Error('No answer.');
  return data.laundromats[0]?.photos.map(({ url }) => url) ?? [];
}
