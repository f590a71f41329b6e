/**
 * Selects the texts that an owner edits. Pages, forms, REST answers, heads and exports of personal data contain them.
 * App and actions server pass it to their own `graphql()`, which gives it a type.
 */
export const laundromatContentText = `
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
`;
