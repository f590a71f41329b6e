import { gql } from 'urql';
import type {
  EditedLaundromatQuery,
  EditedLaundromatQueryVariables,
} from '#app/graphql/generated/graphql.ts';

export type EditedLaundromat = NonNullable<EditedLaundromatQuery['laundromats_by_pk']>;
export type EditedPhoto = EditedLaundromat['photos'][number];

/**
 * A laundromat as its owner edits it. Asked again after a change, it also brings the lists as cards and the page ask
 * for them (`cardPhotos`, `pagePhotos`), so that the cache shows nothing outdated there.
 */
export const editedLaundromatQuery = gql<EditedLaundromatQuery, EditedLaundromatQueryVariables>`
  query EditedLaundromat($id: uuid!) {
    laundromats_by_pk(id: $id) {
      id
      userId
      slug
      name
      address
      city
      postalCode
      phone
      email
      description
      hours
      priceFrom
      website
      facebook
      instagram
      isPremium
      isFeatured
      photos(order_by: [{ order: asc }, { id: asc }]) {
        id
        url
        alt
        isPrimary
        order
      }
      cardPhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
        id
      }
      pagePhotos: photos(order_by: [{ isPrimary: desc }, { order: asc }, { id: asc }]) {
        id
      }
      laundromatServices(order_by: { service: { position: asc } }) {
        laundromatId
        serviceId
      }
    }
  }
`;
