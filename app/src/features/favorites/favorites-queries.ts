import { graphql } from '#app/graphql/graphql.ts';
import { openingFragment } from '#app/graphql/laundromats/laundromat-summary.ts';

const favoriteFields = graphql(
  `
    fragment FavoriteLaundromat on laundromats {
      id
      slug
      name
      address
      city
      priceFrom: statedPriceFrom
      ...Opening
      averageRating
      reviewCount
      photos(order_by: [{ isPrimary: desc }, { order: asc }], limit: 1) {
        id
        url
        alt
      }
    }
  `,
  [openingFragment],
);

/** All favorites of the account `me`. The user is null when the session now belongs to another account. */
export const myFavoritesQuery = graphql(
  `
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
  `,
  [favoriteFields],
);

/** A favorite that exists already is left as it is and not returned. */
export const addFavoritesMutation = graphql(
  `
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
  `,
  [favoriteFields],
);

export const removeFavoritesMutation = graphql(`
  mutation RemoveFavorites($me: uuid!, $laundromats: [uuid!]!) {
    delete_favorites(where: { userId: { _eq: $me }, laundromatId: { _in: $laundromats } }) {
      affected_rows
    }
  }
`);

/** The current data of favorites; laundromats that are no longer published are missing. */
export const favoriteLaundromatsQuery = graphql(
  `
    query FavoriteLaundromats($ids: [uuid!]!) {
      laundromats(where: { id: { _in: $ids } }) {
        ...FavoriteLaundromat
      }
    }
  `,
  [favoriteFields],
);
