import { graphql } from '#app/data/graphql.ts';

/** Selects the fields of a laundromat that its forms show. */
export const editableLaundromat = graphql(`
  fragment EditableLaundromat on laundromats {
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
    laundromatServices(order_by: { service: { position: asc } }) {
      laundromatId
      serviceId
    }
  }
`);
