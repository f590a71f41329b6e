import { reviewText } from '#contract/laundromat/fragments.ts';
import { graphql } from '../graphql.ts';

export const reviewFragment = graphql(reviewText);
