import { gql } from 'urql';
import type { ServicesQuery, ServicesQueryVariables } from './generated/graphql.ts';

/** The equipment a laundromat may have, in the order of display. */
export const servicesQuery = gql<ServicesQuery, ServicesQueryVariables>`
  query Services {
    services(order_by: { position: asc }) {
      id
      name
      icon
    }
  }
`;
