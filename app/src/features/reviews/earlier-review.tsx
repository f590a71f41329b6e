import { useQuery } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { spaced } from '#contract/site/french-spacing.ts';

const earlierReviewQuery = graphql(`
  query EarlierReview($me: uuid!, $laundromatId: uuid!) {
    users_by_pk(id: $me) {
      id
      reviews(where: { laundromatId: { _eq: $laundromatId } }, limit: 1) {
        id
        createdAt
      }
    }
  }
`);

export function useEarlierReview(laundromatId: string) {
  const session = useSessionState();
  const me = session.status === 'signedIn' ? session.user.id : undefined;
  const [{ data }, read] = useQuery({
    query: earlierReviewQuery,
    variables: { me: me ?? '', laundromatId },
    pause: !me,
    requestPolicy: 'cache-and-network',
  });
  return {
    earlier: me ? data?.users_by_pk?.reviews[0] : undefined,
    readAgain: () => me && read({ requestPolicy: 'network-only' }),
  };
}

export function EarlierReview({ createdAt }: { createdAt: string }) {
  return (
    <p className="rounded-control bg-mist px-4 py-3">
      {spaced(
        `Vous avez déjà donné votre avis sur cette laverie, le ${formatDay(createdAt)}. Celui que vous envoyez le remplace, avec ses photos et la réponse du propriétaire.`,
      )}
    </p>
  );
}
