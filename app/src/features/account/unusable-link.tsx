import { paths } from '#app/paths.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { errorCatalogue } from '#contract/http/errors.ts';
import { useVerificationEmail } from './unconfirmed-email.tsx';

/** Replaces the form when its emailed link is used up, too old or damaged. */
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
  const state = useSessionState();
  const { isSending, send } = useVerificationEmail();
  if (state.status !== 'signedIn') {
    return <LinkButton to={paths.login}>Se connecter</LinkButton>;
  }
  return (
    <Button pending={isSending} onClick={() => void send()}>
      {isSending ? 'Envoi...' : 'Recevoir un autre lien'}
    </Button>
  );
}
