import { graphql } from './graphql.ts';

/** Selects the texts that an owner edits. REST answers, heads of pages and exports of personal data contain them. */
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
