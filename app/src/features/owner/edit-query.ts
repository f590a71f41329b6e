import { gql } from 'urql';
import type { EditedLaundromatQuery, EditedLaundromatQueryVariables } from '#app/data/generated/graphql.ts';
import { shownPhotos } from '#app/data/shown-photos.ts';

export type EditedLaundromat = NonNullable<EditedLaundromatQuery['laundromats_by_pk']>;
export type EditedPhoto = EditedLaundromat['photos'][number];

/** A laundromat as its owner edits it; asked again after each change of a photo. */
export const editedLaundromatQuery = gql<EditedLaundromatQuery, EditedLaundromatQueryVariables>`
  query EditedLaundromat($id: uuid!) {
    laundromats_by_pk(id: $id) {
      id
      owner {
        id
      }
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
      photoDeletions(order_by: [{ deletedAt: desc }, { id: asc }]) {
        id
        url
        alt
      }
      ...ShownPhotos
      laundromatServices(order_by: { service: { position: asc } }) {
        laundromatId
        serviceId
      }
    }
  }
  ${shownPhotos}
`;
