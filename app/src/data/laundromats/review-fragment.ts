import { graphql } from '#app/data/graphql.ts';
import { reviewText } from '#contract/laundromat/fragments.ts';

export const reviewFragment = graphql(reviewText);
