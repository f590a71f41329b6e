import { useQuery } from 'urql';
import type { OwnSubscriptionsQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { overStatuses } from '#contract/billing/coverage.ts';

export type OwnSubscription = OwnSubscriptionsQuery['subscriptions'][number];

export const ownSubscriptionFragment = graphql(`
  fragment OwnSubscription on subscriptions {
    id
    status
    currentPeriodEnd
    cancelAtPeriodEnd
    plan {
      id
      name
    }
    processing: payments(where: { status: { _eq: "processing" } }, limit: 1) {
      id
      amount
    }
  }
`);

const ownSubscriptionsQuery = graphql(
  `
    query OwnSubscriptions($userId: uuid!, $over: [String!]!) {
      subscriptions(
        where: { userId: { _eq: $userId }, status: { _nin: $over } }
        order_by: [{ createdAt: desc }]
        limit: 1
      ) {
        ...OwnSubscription
        plan {
          id
          allowFeatured
        }
        unpaid: payments(
          where: { status: { _in: ["failed", "requires_action"] } }
          order_by: [{ createdAt: asc }]
        ) {
          id
          amount
          nextAttemptAt
        }
      }
      ended: subscriptions(
        where: { userId: { _eq: $userId }, status: { _eq: "canceled" } }
        order_by: [{ createdAt: desc }]
        limit: 1
      ) {
        ...OwnSubscription
        canceledAt
      }
    }
  `,
  [ownSubscriptionFragment],
);

export type EndedSubscription = OwnSubscriptionsQuery['ended'][number];

/** Returns the running or past-due subscription, and the last one that ended; null without one. */
export function useOwnSubscription(): {
  subscription: OwnSubscription | null;
  ended: EndedSubscription | null;
  loading: boolean;
  failed: boolean;
  reload: () => void;
} {
  const session = useSessionState();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const [{ data, fetching, error }, refetch] = useQuery({
    query: ownSubscriptionsQuery,
    variables: { userId: userId ?? '', over: overStatuses },
    pause: userId === null,
    requestPolicy: 'cache-and-network',
  });
  const unsettled = session.status === 'unknown' || session.status === 'checking';
  return {
    subscription: (userId !== null && data?.subscriptions[0]) || null,
    ended: (userId !== null && data?.ended[0]) || null,
    loading: unsettled || (userId !== null && fetching && !data),
    failed: session.status === 'unreachable' || (userId !== null && error !== undefined && !data),
    reload: () => refetch({ requestPolicy: 'network-only' }),
  };
}
