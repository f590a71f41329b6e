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

export const unclearObject = graphql(`
  fragment UnclearObject on source_objects {
    type
    id
    tags
    latitude
    longitude
  }
`);

export const sourcePair = graphql(
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

export const sourceDifferences = graphql(
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

export const lostObject = graphql(`
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
    }
  }
`);
