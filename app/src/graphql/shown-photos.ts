import { gql } from 'urql';

/**
 * The photos of a laundromat as cards and its page ask for them. A query that brings photos anew after a change brings
 * these too, so that the cache shows nothing outdated there.
 */
export const shownPhotos = gql`
  fragment ShownPhotos on laundromats {
    cardPhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
      id
    }
    pagePhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }]) {
      id
    }
  }
`;
