import { graphql } from '#app/data/graphql.ts';
import { citySuggestionFragment } from '#app/data/laundromats/city-suggestions.ts';

/** Towns that continue the words for a place, and laundromats that continue the whole text, in one request. */
export const suggestionsQuery = graphql(
  `
    query SearchSuggestions($q: String!, $place: String!) {
      search_cities(args: { q: $place }, order_by: { position: asc }) {
        position
        city {
          ...CitySuggestion
          directory_page {
            communeId
          }
        }
      }
      suggest_laundromats(args: { q: $q }, order_by: { position: asc }) {
        position
        laundromat {
          id
          name
          slug
          city
        }
      }
    }
  `,
  [citySuggestionFragment],
);
