import { graphql } from '#app/data/graphql.ts';
import { openingText } from '#contract/laundromat/fragments.ts';

export const openingFragment = graphql(openingText);
