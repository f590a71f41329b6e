import { graphql } from '#app/data/graphql.ts';

export const reviewFilters = [
  { value: '', label: 'Tous' },
  { value: 'a-relire', label: 'À relire' },
  { value: '1', label: '1 étoile' },
  { value: '2', label: '2 étoiles' },
  { value: '3', label: '3 étoiles' },
  { value: '4', label: '4 étoiles' },
  { value: '5', label: '5 étoiles' },
] as const;

const everyRating = [1, 2, 3, 4, 5];

export function reviewSearch(search: string, filter: string) {
  if (filter === 'a-relire') return { search, ratings: everyRating, held: [true] };
  return { search, ratings: filter ? [Number(filter) || 0] : everyRating, held: [true, false] };
}

export const reviewsQuery = graphql(`
  query AdminReviews($search: String!, $ratings: [Int!]!, $held: [Boolean!]!, $limit: Int!, $offset: Int!) {
    reviews: search_reviews(
      args: { search: $search }
      where: { rating: { _in: $ratings }, isHeld: { _in: $held } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      authorName
      rating
      comment
      createdAt
      user {
        id
        email
        emailVerified
        isActive
      }
      heldReason
      laundromat {
        id
        name
        slug
      }
    }
    reviews_aggregate: search_reviews_aggregate(
      args: { search: $search }
      where: { rating: { _in: $ratings }, isHeld: { _in: $held } }
    ) {
      aggregate {
        count
      }
    }
  }
`);
