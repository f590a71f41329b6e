// Fragments that the app and the actions server select alike. Each passes the text to its `graphql()`, which types it.

/** The texts that an owner edits: in pages, forms, REST answers, heads and exports of personal data. */
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

/** A review as everyone who may see it reads it. */
export const reviewText = `
  fragment Review on reviews {
    id
    authorName
    rating
    comment
    createdAt
    visitedOn
    answer
    answeredAt
  }
`;
