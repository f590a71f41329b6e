import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession, useUser } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { toast, toastFailure } from '#app/ui/notices/toast.ts';
import { Container } from '#app/ui/pages/container.tsx';
import { errorCatalogue } from '#contract/http/errors.ts';
import { textLinkClass } from './account-frame.tsx';

export function UnconfirmedEmail() {
  const user = useUser();
  const { isSending, send } = useVerificationEmail();
  if (!user || user.emailVerified) return null;
  return (
    <div className="bg-sun-100">
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
          <strong className="font-semibold">Adresse non confirmée.</strong>
          <span>{` Ouvrez le lien envoyé à ${user.email}. Une faute de frappe\u00a0?`}</span>{' '}
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

function useVerificationEmail(): { isSending: boolean; send: () => Promise<void> } {
  const session = useSession();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const { message } = await postJson<{ message: string }>(session, '/api/auth/resend-verification');
      toast({ title: message });
      // The address may have been confirmed in another browser.
      void session.check();
    } catch (failure) {
      toastFailure("Erreur lors de l'envoi", failure);
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}

export function UnusableLink({ kind }: { kind: 'password' | 'email' }) {
  return (
    <div role="alert" className="space-y-5">
      <p>{errorCatalogue.linkUnusable.message}</p>
      {kind === 'password' ? (
        <LinkButton to={paths.forgotPassword}>Demander un autre lien</LinkButton>
      ) : (
        <AnotherConfirmation />
      )}
    </div>
  );
}

/** Only a member can request another email, to the address of their account. */
function AnotherConfirmation() {
  const user = useUser();
  const { isSending, send } = useVerificationEmail();
  if (!user) return <LinkButton to={paths.login}>Se connecter</LinkButton>;
  return (
    <Button pending={isSending} onClick={() => void send()}>
      {isSending ? 'Envoi...' : 'Recevoir un autre lien'}
    </Button>
  );
}
