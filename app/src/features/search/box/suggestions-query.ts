import { graphql } from '#app/graphql/graphql.ts';
import { citySuggestionFragment } from '#app/graphql/laundromats/city-suggestions.ts';
import { foldedText } from '#contract/validation/folded-text.ts';

/**
 * Towns, regions and departments that continue the words for a place, a former commune that has them as its name, and
 * laundromats that continue the whole text, in one request.
 */
export const suggestionsQuery = graphql(
  `
    query SearchSuggestions($q: String!, $place: String!, $key: String!, $start: String!) {
      search_cities(args: { q: $place }, order_by: { position: asc }) {
        position
        city {
          ...CitySuggestion
          population
          directory_page {
            communeId
          }
        }
      }
      place_names(
        where: {
          _or: [{ nameKey: { _eq: $key } }, { nameKey: { _like: $start }, kind: { _neq: "former_commune" } }]
        }
        order_by: [{ nameKey: asc }, { population: desc }, { id: asc }]
        limit: 5
      ) {
        id
        kind
        name
        region
        department
        departmentCode
        population
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

/** Returns the variables for a typed text and its words for a place. */
export function suggestionsVariables(q: string, place: string) {
  const key = placeKey(place);
  // Without words for a place, every name would begin with them.
  return { q, place, key, start: key && `${key}%` };
}

/** Folds a name like `place_names.name_key`. */
function placeKey(place: string): string {
  return foldedText(place)
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/^(la|le|les|l) /, '');
}
