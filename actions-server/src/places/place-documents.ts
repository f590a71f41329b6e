import { graphql } from '../hasura/graphql.ts';

export const communesOfQuery = graphql(`
  query CommunesOf($args: communes_of_args!) {
    communes_of(args: $args) {
      latitude
      longitude
    }
  }
`);
