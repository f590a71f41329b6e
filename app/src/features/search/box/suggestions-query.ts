import { graphql } from '#app/data/graphql.ts';
import { citySuggestionFragment } from '#app/data/laundromats/city-suggestions.ts';

/** Towns and laundromats that continue a text, in one request. */
export const suggestionsQuery = graphql(
  `
    query SearchSuggestions($q: String!) {
      search_cities(args: { q: $q }, order_by: { position: asc }) {
        position
        city {
          ...CitySuggestion
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
