import { graphql } from '#app/graphql/graphql.ts';
import { citySuggestionFragment } from '#app/graphql/laundromats/city-suggestions.ts';
import { suggestionsText } from '#contract/laundromat/fragments.ts';

export const suggestionsQuery = graphql(suggestionsText, [citySuggestionFragment]);
