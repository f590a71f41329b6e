/** The texts that an owner edits. Hours and price are selected apart: answers and exports include assumed ones. */
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

/** The hours for `openingState`. At most 50 exceptions are current or to come. */
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

export const citySuggestionText = `
  fragment CitySuggestion on french_cities {
    id
    name
    postalCode
    department
    departmentCode
    latitude
    longitude
  }
`;

/** Finds, in one request, areas and former communes by the words for a place, and laundromats by the whole text. */
export const suggestionsText = `
  query SearchSuggestions($q: String!, $place: String!, $key: String!, $keys: [String!]!, $start: String!, $former: String!) {
    search_cities(args: { q: $place }, order_by: { position: asc }) {
      position
      city {
        ...CitySuggestion
        population
        directory_page {
          communeId
        }
      }
    }
    place_names(
      where: {
        _or: [
          { nameKey: { _in: $keys }, kind: { _neq: "former_commune" } }
          { nameKey: { _like: $start }, kind: { _neq: "former_commune" } }
          { nameKey: { _like: $former } }
          { departmentCode: { _ilike: $key }, kind: { _eq: "department" } }
        ]
      }
      order_by: [{ kind: asc }, { nameKey: asc }, { population: desc }, { id: asc }]
      limit: 30
    ) {
      id
      kind
      name
      region
      department
      departmentCode
      population
      city {
        ...CitySuggestion
        directory_page {
          communeId
        }
      }
    }
    suggest_laundromats(args: { q: $q }, order_by: { position: asc }) {
      position
      laundromat {
        id
        name
        slug
        city
      }
    }
  }
`;
