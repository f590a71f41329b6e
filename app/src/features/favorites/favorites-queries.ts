import { gql } from 'urql';
import type {
  AddFavoritesMutation,
  AddFavoritesMutationVariables,
  FavoriteLaundromatsQuery,
  FavoriteLaundromatsQueryVariables,
  MyFavoritesQuery,
  MyFavoritesQueryVariables,
  RemoveFavoritesMutation,
  RemoveFavoritesMutationVariables,
  SavedCityQuery,
} from '#app/data/generated/graphql.ts';

const favoriteLaundromat = gql`
  fragment FavoriteLaundromat on laundromats {
    id
    slug
    name
    address
    postalCode
    city
    priceFrom
    hours
    averageRating
    reviewCount
    photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
      id
      url
      alt
    }
  }
`;

/** All favorites of the account `me`. The user is null when the session now belongs to another account. */
export const myFavoritesQuery = gql<MyFavoritesQuery, MyFavoritesQueryVariables>`
  query MyFavorites($me: uuid!) {
    users_by_pk(id: $me) {
      id
    }
    favorites(where: { userId: { _eq: $me } }, order_by: { createdAt: desc }) {
      userId
      laundromatId
      createdAt
      laundromat {
        ...FavoriteLaundromat
      }
    }
  }
  ${favoriteLaundromat}
`;

/** A favorite that exists already is left as it is and not returned. */
export const addFavoritesMutation = gql<AddFavoritesMutation, AddFavoritesMutationVariables>`
  mutation AddFavorites($favorites: [favorites_insert_input!]!) {
    insert_favorites(objects: $favorites, on_conflict: { constraint: favorites_pkey, update_columns: [] }) {
      returning {
        userId
        laundromatId
        createdAt
        laundromat {
          ...FavoriteLaundromat
        }
      }
    }
  }
  ${favoriteLaundromat}
`;

export const removeFavoritesMutation = gql<RemoveFavoritesMutation, RemoveFavoritesMutationVariables>`
  mutation RemoveFavorites($me: uuid!, $laundromats: [uuid!]!) {
    delete_favorites(where: { userId: { _eq: $me }, laundromatId: { _in: $laundromats } }) {
      affected_rows
    }
  }
`;

/** The present data of favorites; laundromats that are no longer published are missing. */
export const favoriteLaundromatsQuery = gql<FavoriteLaundromatsQuery, FavoriteLaundromatsQueryVariables>`
  query FavoriteLaundromats($ids: [uuid!]!) {
    laundromats(where: { id: { _in: $ids } }) {
      ...FavoriteLaundromat
    }
  }
  ${favoriteLaundromat}
`;

export const savedCityQuery = gql<SavedCityQuery, { args: Record<string, unknown> }>`
  query SavedCity($args: search_laundromats_args!) {
    search_laundromats(args: $args, order_by: { position: asc }) {
      position
      totalCount
      laundromat {
        ...FavoriteLaundromat
      }
    }
  }
  ${favoriteLaundromat}
`;
