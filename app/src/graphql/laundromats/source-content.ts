import { graphql } from '#app/graphql/graphql.ts';

/** Selects the facts of a laundromat that the import compares with those of its source. */
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

/** Selects an object that the import could not classify. */
export const unclearObject = graphql(`
  fragment UnclearObject on source_objects {
    type
    id
    tags
    latitude
    longitude
    chosenClass
  }
`);

/** Selects an object and a laundromat that may be the same. */
export const sourcePair = graphql(
  `
    fragment SourcePair on source_candidates {
      id
      reason
      distance
      status
      object {
        type
        id
        facts
        tags
      }
      laundromat {
        ...ComparedLaundromat
      }
    }
  `,
  [comparedLaundromat],
);

/** Selects an object with the facts that differ from those of its laundromat. */
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

/** Selects an object that the source no longer has, or that became something else there. */
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
      website
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
