import { useSessionState } from '../session/session-context.tsx';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';

/** « Connexion » in the header, or the account menu; empty until the user is known. */
export function Account() {
  const session = useSessionState();
  if (session.status === 'checking') return <span className="min-w-28" />;
  if (session.status === 'signedIn') return <AccountMenu user={session.user} />;
  // The session exists but its user is not known yet: the dashboard waits for the server.
  const unreachable = session.status === 'unreachable';
  return (
    <LinkButton to={unreachable ? paths.dashboard : paths.login} variant="quiet">
      {unreachable ? 'Mon espace' : 'Connexion'}
    </LinkButton>
  );
}
