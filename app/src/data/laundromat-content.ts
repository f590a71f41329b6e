import { graphql } from './graphql.ts';

/** Selects the texts that an owner edits. The page of a laundromat and its forms show them. */
export const laundromatContent = graphql(`
  fragment LaundromatContent on laundromats {
    name
    address
    city
    postalCode
    phone
    email
    description
    hours
    priceFrom
    website
    facebook
    instagram
  }
`);
