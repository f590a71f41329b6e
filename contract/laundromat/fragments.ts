// Fragments that app and actions server share. Each passes the text to its own `graphql()`, which types it.

/**
 * The texts that an owner edits: in pages, forms, REST answers, heads and exports of personal data. Hours and price are
 * left out, because they are selected differently: answers and exports contain even assumed values, pages, forms and
 * heads only stated ones.
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
    website
    facebook
    instagram
  }
`;

/**
 * The hours of a laundromat, for the state that `openingState` computes. At most 50 exceptions are current or to come,
 * so the latest 50 contain all of these.
 */
export const openingText = `
  fragment Opening on laundromats {
    postalCode
    hours: statedHours
    weeklyHours
    holidayHours
    cycleMinutes
    openingExceptions(order_by: { lastDay: desc }, limit: 50) {
      id
      firstDay
      lastDay
      periods
      reason
    }
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
    verification
    photos(where: { isApproved: { _eq: true } }, order_by: [{ createdAt: asc }, { id: asc }]) {
      id
      url
    }
  }
`;
