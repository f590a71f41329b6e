import { laundromatContentText } from '#contract/laundromat/content-fragment.ts';
import { graphql } from './graphql.ts';

export const laundromatContent = graphql(laundromatContentText);
