import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { textLinkClass } from './account-frame.tsx';
import { useVerificationEmail } from './use-verification-email.ts';

/** Shown above the dashboards until the address of the account is confirmed. */
export function UnconfirmedEmail() {
  const session = useSessionState();
  const { isSending, send } = useVerificationEmail();
  if (session.status !== 'signedIn' || session.user.emailVerified) return null;
  return (
    <div className="bg-sun-100">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
          <strong className="font-semibold">Adresse non confirmée.</strong>
          <span>{` Ouvrez le lien envoyé à ${session.user.email}. Une faute de frappe\u00a0?`}</span>{' '}
          <Link to={`${paths.dashboard}?onglet=profil`} className={textLinkClass}>
            Corriger l'adresse
          </Link>
        </p>
        <Button variant="secondary" size="small" pending={isSending} onClick={() => void send()}>
          {isSending ? 'Envoi...' : "Renvoyer l'email de vérification"}
        </Button>
      </Container>
    </div>
  );
}
