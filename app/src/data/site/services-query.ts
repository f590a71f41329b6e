import { graphql } from '#app/data/graphql.ts';

/** All services that a laundromat may offer, in display order. */
export const servicesQuery = graphql(`
  query Services {
    services(order_by: { position: asc }) {
      id
      name
      icon
    }
  }
`);
