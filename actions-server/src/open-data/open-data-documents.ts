import { superuserGraphql } from '../hasura/graphql.ts';

/**
 * One page of the published laundromats that have a source. It reads nothing about owners, plans, reviews or photos, so that
 * none of it can be published by mistake.
 */
export const openDataPageQuery = superuserGraphql(`
  query OpenDataPage($after: uuid!, $limit: Int!) {
    laundromats(
      where: { isActive: { _eq: true }, sourceObjects: { id: { _is_null: false } }, id: { _gt: $after } }
      order_by: { id: asc }
      limit: $limit
    ) {
      id
      slug
      name
      address
      postalCode
      city
      assumedFacts
      latitude
      longitude
      locationSource
      phone
      website
      facebook
      instagram
      statedHours
      weeklyHours
      holidayHours
      factsCheckedAt
      approvedContent
      updatedAt
      laundromatServices(order_by: { service: { position: asc } }) {
        service {
          id
          name
        }
      }
      sourceObjects(order_by: [{ type: asc }, { id: asc }]) {
        type
        id
        version
        tags
        facts
        imported
        seenAt
        goneAt
      }
    }
  }
`);

export const openDataServicesQuery = superuserGraphql(`
  query OpenDataServices {
    services {
      id
      name
    }
  }
`);
