import { useQuery } from 'urql';
import { useSessionState } from '#app/session/session-context.tsx';
import { ownedLaundromatQuery } from './review-query.ts';

/** Returns true when the signed-in user owns this laundromat. */
export function useOwnership(laundromatId: string): boolean {
  const session = useSessionState();
  const owner = session.status === 'signedIn' && session.user.role === 'owner' ? session.user : null;
  const [{ data }] = useQuery({
    query: ownedLaundromatQuery,
    variables: { laundromatId, userId: owner?.id ?? '' },
    pause: !owner,
  });
  return owner !== null && (data?.laundromats.length ?? 0) > 0;
}
