import { z } from 'zod';
import { directorySorts, placementTurn } from '#contract/search.ts';
import { cardPhoto, type ShownPhoto, tilePhotoSizes } from '#contract/shown-photo.ts';
import type { Caller } from '../platform/caller.ts';
import type { Hasura } from '../platform/hasura.ts';
import { keptAnswer } from './kept-answer.ts';
import { pageOf } from './page-path.ts';

const photos = z.array(z.object({ url: z.string() }));
const matches = z.object({ matches: z.array(z.object({ laundromat: z.object({ photos }).nullable() })) });

/** The first tile of `/`, whose turn it is in « Laveries du mois ». */
const homePhotoQuery = {
  document: /* GraphQL */ `
    query HomePhoto($args: featured_of_the_month_args!) {
      matches: featured_of_the_month(args: $args, order_by: { position: asc }, limit: 1) {
        laundromat {
          photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
            url
          }
        }
      }
    }
  `,
  answer: matches,
};

/** The first tile of `/directory`. */
const directoryPhotoQuery = {
  document: /* GraphQL */ `
    query DirectoryPhoto($args: search_laundromats_args!) {
      matches: search_laundromats(args: $args, order_by: { position: asc }, limit: 1) {
        laundromat {
          photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
            url
          }
        }
      }
    }
  `,
  answer: matches,
};

type Ask = (hasura: Hasura, caller: Caller) => Promise<string | undefined>;

const firstPhotos: Record<string, Ask> = {
  '/': (hasura, caller) =>
    firstOf(
      hasura.query({ ...homePhotoQuery, variables: { args: { moment: placementTurn(new Date()) } } }, caller),
    ),
  '/directory': (hasura, caller) => {
    const variables = { args: { sort: directorySorts[0], page: 1, page_size: 1 } };
    return firstOf(hasura.query({ ...directoryPhotoQuery, variables }, caller));
  },
};

async function firstOf(answer: Promise<z.infer<typeof matches>>): Promise<string | undefined> {
  return (await answer).matches[0]?.laundromat?.photos[0]?.url;
}

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
