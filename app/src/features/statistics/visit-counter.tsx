import { useEffect } from 'react';
import { useQuery } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { countVisits } from './count-visits.ts';

/** Returns at most a hundred rows, the limit of the owner's permission. */
const countedAsOwnQuery = graphql(`
  query CountedAsOwn($me: uuid!) {
    laundromats(where: { owner: { id: { _eq: $me } }, isActive: { _eq: true } }) {
      id
    }
  }
`);

/**
 * Counts for the owners of laundromats what this tab shows and what is pressed. Administrators are not counted, nor an
 * owner's own laundromats. Renders nothing.
 */
export function VisitCounter() {
  const session = useSessionState();
  const user = session.status === 'signedIn' ? session.user : null;
  const isOwner = user?.role === 'owner';
  const [{ data }] = useQuery({
    query: countedAsOwnQuery,
    variables: { me: user?.id ?? '' },
    pause: !isOwner,
  });
  const isVisitor = session.status === 'anonymous' || user?.role === 'client';
  // The ids are joined into a string, so that the same ids do not start a new page view when they are read again.
  const own = isVisitor ? '' : data?.laundromats.map(({ id }) => id).join(' ');
  useEffect(() => (own === undefined ? undefined : countVisits(new Set(own.split(' ')))), [own]);
  return null;
}
