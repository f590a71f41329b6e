import { graphql } from '#app/data/graphql.ts';

/**
 * The photos of a laundromat as cards and its page select them. A query that refetches photos after a change includes
 * these too, so that the cache shows nothing outdated.
 */
export const shownPhotos = graphql(`
  fragment ShownPhotos on laundromats {
    cardPhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
      id
    }
    pagePhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }]) {
      id
    }
  }
`);
