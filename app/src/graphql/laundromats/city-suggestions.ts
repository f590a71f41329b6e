import { useQuery } from 'urql';
import type { SearchCitiesQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useDebounced } from '#app/lib/forms/use-debounced.ts';
import { citySuggestionText } from '#contract/laundromat/fragments.ts';

export type City = NonNullable<SearchCitiesQuery['search_cities'][number]['city']>;

export const citySuggestionFragment = graphql(citySuggestionText);

export const searchCitiesQuery = graphql(
  `
    query SearchCities($q: String!) {
      search_cities(args: { q: $q }, order_by: { position: asc }) {
        position
        city {
          ...CitySuggestion
        }
      }
    }
  `,
  [citySuggestionFragment],
);

const typingPause = 200;
const shortestQuery = 2;

/**
 * Returns the communes that match a text; none while it is too short. `current` tells whether they belong to this text
 * and not to an earlier one.
 */
export function useCitySuggestions(text: string) {
  const typed = text.trim().slice(0, 100);
  const searched = useDebounced(typed, typingPause);
  const pause = searched.length < shortestQuery;
  const [{ data, fetching, error }] = useQuery({
    query: searchCitiesQuery,
    variables: { q: searched },
    pause,
  });

  if (typed.length < shortestQuery) return { cities: [], pending: false, current: false };
  const cities = (data?.search_cities ?? []).flatMap(({ city }) => city ?? []);
  const pending = !error && (fetching || searched !== typed);
  return { cities, pending, current: !pending && !error };
}
