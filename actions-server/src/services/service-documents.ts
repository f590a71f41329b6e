import { graphql } from '../hasura/graphql.ts';

export const servicesQuery = graphql(`
  query Services {
    services(order_by: [{ position: asc }, { name: asc }]) {
      id
      name
      icon
    }
  }
`);
