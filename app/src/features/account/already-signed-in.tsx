import { Link } from 'react-router-dom';
import { dashboardOf } from '#app/paths.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { textLinkClass } from './account-frame.tsx';

/** Says on the sign-in pages that the visitor is already signed in. Another account may still be used. */
export function AlreadySignedIn() {
  const session = useSessionState();
  if (session.status !== 'signedIn') return null;
  const { user } = session;
  return (
    <p className="mb-5 rounded-control bg-mist px-4 py-3 text-sm wrap-anywhere">
      <span>{`Vous êtes connecté en tant que ${user.email}.`}</span>{' '}
      <Link to={dashboardOf(user.role)} className={textLinkClass}>
        Aller à mon espace
      </Link>
    </p>
  );
}
