import { directorySorts, rotationStart } from '#contract/laundromat/search.ts';
import { cardPhoto, type ShownPhoto, cardPhotoSizes } from '#contract/photos/shown-photo.ts';
import type { ApiCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { cachedAnswer } from './cached-answer.ts';
import { pageOf } from './page-path.ts';
import type { DirectoryPhotoQuery } from '../hasura/generated/graphql.ts';
import { graphql } from '../hasura/graphql.ts';

/** Photo of the first card of `/`, the first of « Laveries du mois ». */
const homePhotoQuery = graphql(`
  query HomePhoto($args: featured_of_the_month_args!) {
    matches: featured_of_the_month(args: $args, order_by: { position: asc }, limit: 1) {
      laundromat {
        photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
          url
        }
      }
    }
  }
`);

/** Photo of the first card of `/directory`. */
const directoryPhotoQuery = graphql(`
  query DirectoryPhoto($args: search_laundromats_args!) {
    matches: search_laundromats(args: $args, order_by: { position: asc }, limit: 1) {
      laundromat {
        photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
          url
        }
      }
    }
  }
`);

type Ask = (hasura: Hasura, caller: ApiCaller) => Promise<string | undefined>;

const firstPhotos: Record<string, Ask> = {
  '/': (hasura, caller) =>
    firstOf(hasura.query(homePhotoQuery, { args: { moment: rotationStart(new Date()) } }, caller)),
  '/directory': (hasura, caller) => {
    const variables = { args: { sort: directorySorts[0], page: 1, page_size: 1 } };
    return firstOf(hasura.query(directoryPhotoQuery, variables, caller));
  },
};

async function firstOf(answer: Promise<DirectoryPhotoQuery>): Promise<string | undefined> {
  return (await answer).matches[0]?.laundromat?.photos[0]?.url;
}

export type FindFirstPhoto = (caller: ApiCaller, address: string) => Promise<ShownPhoto | undefined>;

/**
 * Finds the first photo of a page with a list of laundromats; undefined for other pages, for searches and without Hasura.
 * The photo may be outdated: then a browser fetches one photo in vain.
 */
export function firstPhotoFinder(hasura: Hasura): FindFirstPhoto {
  const finders = new Map(
    Object.entries(firstPhotos).map(([page, ask]) => [page, cachedAnswer((caller) => ask(hasura, caller))]),
  );
  return async (caller, address) => {
    const url = await finders.get(pageOf(address) ?? '')?.(caller);
    return url ? cardPhoto(url, cardPhotoSizes) : undefined;
  };
}
