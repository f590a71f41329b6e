import { type CacheStorage, storedRows } from '#app/graphql/cache/cache-storage.ts';
import { graphql } from '#app/graphql/graphql.ts';
import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { laundromatQuery, newestReviews } from '#app/graphql/laundromats/laundromat-query.ts';
import { type LaundromatSummary, laundromatSummary } from '#app/graphql/laundromats/laundromat-summary.ts';
import { clientOfNextVisit } from '#app/offline/reading/readable-offline.ts';

/** Only the cache of a device answers it (app/src/graphql/cache/cache-resolvers.ts). */
const laundromatOnDeviceQuery = graphql(
  `
    query LaundromatOnDevice($id: uuid!) {
      laundromats(where: { id: { _eq: $id } }, limit: 1) {
        ...LaundromatSummary
      }
    }
  `,
  [laundromatSummary],
);

/** A laundromat that can be shown without a network. Its machines are known where its page is stored. */
export type DeviceLaundromat = LaundromatSummary & Partial<Pick<Laundromat, 'machines'>>;

export async function deviceLaundromats(storage: CacheStorage): Promise<DeviceLaundromat[]> {
  const [client, rows] = await Promise.all([clientOfNextVisit(storage), storedRows('laundromats')]);
  const read = ({ id, slug }: Record<string, unknown>): DeviceLaundromat | undefined => {
    const pageVariables = { slug: String(slug), reviews: newestReviews };
    const page = client.readQuery(laundromatQuery, pageVariables)?.data?.laundromats[0];
    if (page) return { ...page, photos: page.photos.slice(0, 1) };
    return client.readQuery(laundromatOnDeviceQuery, { id: String(id) })?.data?.laundromats[0];
  };
  return rows
    .filter(({ isActive, closedAt }) => isActive !== false && !closedAt)
    .flatMap((row) => read(row) ?? []);
}
