import { graphql } from '#app/graphql/graphql.ts';

const comparedLaundromat = graphql(`
  fragment ComparedLaundromat on laundromats {
    id
    name
    slug
    address
    postalCode
    city
    phone
    email
    website
    facebook
    instagram
    hours: statedHours
    holidayHours
    latitude
    longitude
    hasOwner
    laundromatServices(order_by: { service: { position: asc } }) {
      laundromatId
      serviceId
    }
  }
`);

const unclearObject = graphql(`
  fragment UnclearObject on source_objects {
    type
    id
    tags
    latitude
    longitude
  }
`);

const sourcePair = graphql(
  `
    fragment SourcePair on source_candidates {
      id
      reason
      distance
      object {
        type
        id
        facts
      }
      laundromat {
        ...ComparedLaundromat
      }
    }
  `,
  [comparedLaundromat],
);

const sourceDifferences = graphql(
  `
    fragment SourceDifferences on source_objects {
      type
      id
      differences
      laundromat {
        ...ComparedLaundromat
      }
    }
  `,
  [comparedLaundromat],
);

const lostObject = graphql(`
  fragment LostObject on source_objects {
    type
    id
    class
    seenAt
    goneAt
    laundromat {
      id
      name
      slug
      address
      postalCode
      city
      phone
      hasOwner
      owner {
        id
        email
        emailVerified
        isActive
      }
      factsCheckedAt
      updatedAt
    }
  }
`);

export const sourceCountsQuery = graphql(`
  query SourceCounts {
    unclear: search_source_objects_aggregate(args: { list: "unclear", search: "" }) {
      aggregate {
        count
      }
    }
    pairs: search_source_candidates_aggregate(args: { search: "" }) {
      aggregate {
        count
      }
    }
    differences: search_source_objects_aggregate(args: { list: "differences", search: "" }) {
      aggregate {
        count
      }
    }
    lost: search_source_objects_aggregate(args: { list: "lost", search: "" }) {
      aggregate {
        count
      }
    }
  }
`);

export const sourceObjectsQuery = graphql(
  `
    query SourceObjects($list: String!, $search: String!, $limit: Int!, $offset: Int!) {
      rows: search_source_objects(
        args: { list: $list, search: $search }
        order_by: [{ type: asc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        ...UnclearObject
        ...SourceDifferences
        ...LostObject
      }
      total: search_source_objects_aggregate(args: { list: $list, search: $search }) {
        aggregate {
          count
        }
      }
    }
  `,
  [unclearObject, sourceDifferences, lostObject],
);

export const sourcePairsQuery = graphql(
  `
    query SourcePairs($search: String!, $limit: Int!, $offset: Int!) {
      rows: search_source_candidates(
        args: { search: $search }
        order_by: [{ createdAt: asc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        ...SourcePair
      }
      total: search_source_candidates_aggregate(args: { search: $search }) {
        aggregate {
          count
        }
      }
    }
  `,
  [sourcePair],
);
