import { lazy, Suspense } from 'react';
import { useSessionState } from '../session/session-context.tsx';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** « Connexion » in the header, or the account menu; empty until the user is known. */
export function AccountPlace() {
  const session = useSessionState();
  const room = <span className="min-w-28" />;
  if (session.status === 'checking') return room;
  if (session.status === 'signedIn') {
    return (
      <Suspense fallback={room}>
        <AccountMenu user={session.user} />
      </Suspense>
    );
  }
  // The session exists but its user is not known yet: the dashboard waits for the server.
  const unreachable = session.status === 'unreachable';
  return (
    <LinkButton to={unreachable ? paths.dashboard : paths.login} variant="quiet">
      {unreachable ? 'Mon espace' : 'Connexion'}
    </LinkButton>
  );
}
