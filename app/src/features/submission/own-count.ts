import { gql, useQuery } from 'urql';
import type {
  OwnLaundromatCountQuery,
  OwnLaundromatCountQueryVariables,
} from '#app/graphql/generated/graphql.ts';

const ownLaundromatCountQuery = gql<OwnLaundromatCountQuery, OwnLaundromatCountQueryVariables>`
  query OwnLaundromatCount($userId: uuid!) {
    laundromats_aggregate(where: { owner: { id: { _eq: $userId } } }) {
      aggregate {
        count
      }
    }
  }
`;

/** How many laundromats an owner has already; undefined until it is known. */
export function useOwnCount(userId: string): number | undefined {
  const [{ data, error }] = useQuery({
    query: ownLaundromatCountQuery,
    variables: { userId },
    requestPolicy: 'cache-and-network',
  });
  // Without an answer nothing is forbidden here: the server counts in any case.
  return data ? (data.laundromats_aggregate.aggregate?.count ?? 0) : error && 0;
}
