import { useState } from 'react';
import { ApiFailure } from '#app/graphql/api-failure.ts';
import { postJson } from '#app/graphql/api.ts';
import { useSession, useSessionState } from '#app/graphql/session-context.tsx';
import { paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';

/** What stands in the place of a form whose mailed link is used up, too old or damaged. */
export function UnusableLink({ children, kind }: { children: string; kind: 'password' | 'email' }) {
  return (
    <div role="alert" className="space-y-5">
      <p>{children}</p>
      {kind === 'password' ? (
        <LinkButton to={paths.forgotPassword}>Demander un autre lien</LinkButton>
      ) : (
        <AnotherConfirmation />
      )}
    </div>
  );
}

/** Only somebody who is signed in can ask for another mail, to the address of the account. */
function AnotherConfirmation() {
  const session = useSession();
  const state = useSessionState();
  const [sending, setSending] = useState(false);
  if (state.status !== 'signedIn') {
    return <LinkButton to={paths.login}>Se connecter</LinkButton>;
  }
  const ask = async () => {
    setSending(true);
    try {
      const { message } = await postJson<{ message: string }>(session, '/api/auth/resend-verification');
      toast({ title: message });
    } catch (failure) {
      const description = failure instanceof ApiFailure ? failure.sentence : undefined;
      toast({ title: "Erreur lors de l'envoi", description, variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button pending={sending} onClick={() => void ask()}>
      {sending ? 'Envoi...' : 'Recevoir un autre lien'}
    </Button>
  );
}
