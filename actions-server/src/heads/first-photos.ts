import { z } from 'zod';
import { directorySorts } from '#contract/search.ts';
import { cardPhoto, type ShownPhoto, tilePhotoSizes } from '#contract/shown-photo.ts';
import type { Caller } from '../platform/caller.ts';
import type { Hasura } from '../platform/hasura.ts';
import { keptAnswer } from './kept-answer.ts';
import { pageOf } from './page-path.ts';

const photos = z.array(z.object({ url: z.string() }));

/** The first tile of `/`, the best rated of « Laveries du mois ». */
const homePhotoQuery = {
  document: /* GraphQL */ `
    query HomePhoto($now: timestamptz!) {
      laundromats(
        where: {
          isFeatured: { _eq: true }
          featuredUntil: { _gt: $now }
          photos: { id: { _is_null: false } }
        }
        order_by: [{ averageRating: desc }, { reviewCount: desc }, { id: asc }]
        limit: 1
      ) {
        photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
          url
        }
      }
    }
  `,
  answer: z.object({ laundromats: z.array(z.object({ photos })) }),
};

/** The first tile of `/directory`. */
const directoryPhotoQuery = {
  document: /* GraphQL */ `
    query DirectoryPhoto($args: search_laundromats_args!) {
      search_laundromats(args: $args, order_by: { position: asc }, limit: 1) {
        laundromat {
          photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
            url
          }
        }
      }
    }
  `,
  answer: z.object({
    search_laundromats: z.array(z.object({ laundromat: z.object({ photos }).nullable() })),
  }),
};

type Ask = (hasura: Hasura, caller: Caller) => Promise<string | undefined>;

const firstPhotos: Record<string, Ask> = {
  async '/'(hasura, caller) {
    const variables = { now: new Date().toISOString() };
    const [first] = (await hasura.query({ ...homePhotoQuery, variables }, caller)).laundromats;
    return first?.photos[0]?.url;
  },
  async '/directory'(hasura, caller) {
    const variables = { args: { sort: directorySorts[0], page: 1, page_size: 1 } };
    const [first] = (await hasura.query({ ...directoryPhotoQuery, variables }, caller)).search_laundromats;
    return first?.laundromat?.photos[0]?.url;
  },
};

export type FindFirstPhoto = (caller: Caller, address: string) => Promise<ShownPhoto | undefined>;

/**
 * The photo that a list of laundromats begins with; undefined for pages with none, for searches, and while it cannot be
 * had. The list may begin with another laundromat since: then a browser fetches one photo in vain.
 */
export function firstPhotoFinder(hasura: Hasura): FindFirstPhoto {
  const finders = new Map(
    Object.entries(firstPhotos).map(([page, ask]) => [page, keptAnswer((caller) => ask(hasura, caller))]),
  );
  return async (caller, address) => {
    const url = await finders.get(pageOf(address) ?? '')?.(caller);
    return url ? cardPhoto(url, tilePhotoSizes) : undefined;
  };
}
