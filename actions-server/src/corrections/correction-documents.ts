import { graphql } from '../hasura/graphql.ts';

/** The laundromat of a correction, and the open ones that arrived before it. */
export const notifiedCorrectionQuery = graphql(`
  query NotifiedCorrectionByArrival(
    $laundromat: uuid!
    $kind: String!
    $correction: uuid!
    $receivedAt: timestamptz!
    $since: timestamptz!
  ) {
    laundromats_by_pk(id: $laundromat) {
      name
      slug
      owner {
        id
        email
        isActive
      }
    }
    fact_corrections(
      where: {
        id: { _neq: $correction }
        laundromatId: { _eq: $laundromat }
        kind: { _eq: $kind }
        status: { _eq: "open" }
        receivedAt: { _gt: $since, _lt: $receivedAt }
      }
      limit: 1
    ) {
      id
    }
  }
`);
