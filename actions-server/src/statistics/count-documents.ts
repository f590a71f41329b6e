import { graphql } from '../hasura/graphql.ts';

export const addCountsMutation = graphql(`
  mutation AddCounts($writeId: uuid!, $counts: jsonb!) {
    add_laundromat_counts(args: { write_id: $writeId, counts: $counts }) {
      count
    }
  }
`);
