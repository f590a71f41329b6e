// Fragments that the app and the actions server select alike. Each passes the text to its `graphql()`, which types it.

/**
 * The texts that an owner edits: in pages, forms, REST answers, heads and exports of personal data. Hours and price are
 * not among them: answers and exports contain them even if assumed, the others only when they are stated.
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
 * The hours of a laundromat, for the state that `openingState` computes. No more than 50 exceptions are not past, so that
 * the latest 50 contain all of these.
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
  }
`;
