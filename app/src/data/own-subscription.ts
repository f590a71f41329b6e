import { useQuery } from 'urql';
import { overStatuses } from '#contract/billing/coverage.ts';
import { graphql } from './graphql.ts';
import type { OwnSubscriptionFragment } from './generated/graphql.ts';
import { useSessionState } from '../session/session-context.tsx';

export type OwnSubscription = OwnSubscriptionFragment;

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
      }
    }
  `,
  [ownSubscriptionFragment],
);

/** Returns the user's running or past-due subscription; null for users without one and for visitors. */
export function useOwnSubscription(): {
  subscription: OwnSubscription | null;
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
    loading: unsettled || (userId !== null && fetching && !data),
    failed: session.status === 'unreachable' || (userId !== null && error !== undefined && !data),
    reload: () => refetch({ requestPolicy: 'network-only' }),
  };
}
