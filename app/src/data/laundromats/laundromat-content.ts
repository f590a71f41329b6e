import { graphql } from '#app/data/graphql.ts';
import { laundromatContentText } from '#contract/laundromat/fragments.ts';

export const laundromatContent = graphql(laundromatContentText);
