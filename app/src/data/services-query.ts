import { gql } from 'urql';
import type { ServicesQuery, ServicesQueryVariables } from './generated/graphql.ts';

/** All services that a laundromat may offer, in display order. */
export const servicesQuery = gql<ServicesQuery, ServicesQueryVariables>`
  query Services {
    services(order_by: { position: asc }) {
      id
      name
      icon
    }
  }
`;
