import { openingText } from '#contract/laundromat/fragments.ts';
import { graphql } from '../graphql.ts';

export const openingFragment = graphql(openingText);
