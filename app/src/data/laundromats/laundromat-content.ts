import { laundromatContentText } from '#contract/laundromat/fragments.ts';
import { graphql } from '../graphql.ts';

export const laundromatContent = graphql(laundromatContentText);
