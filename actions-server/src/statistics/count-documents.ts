import { graphql } from '../hasura/graphql.ts';

export const addCountsMutation = graphql(`
  mutation AddCounts($writeId: uuid!, $counts: jsonb!) {
    add_laundromat_counts(args: { write_id: $writeId, counts: $counts }) {
      count
    }
  }
`);

export const purgeCountsMutation = graphql(`
  mutation PurgeCounts($before: date!) {
    allow_long_statements {
      id
    }
    delete_laundromat_counts(where: { month: { _lt: $before } }) {
      affected_rows
    }
  }
`);
