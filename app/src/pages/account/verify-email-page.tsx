import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { UnusableLink } from '#app/features/account/unconfirmed-email.tsx';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { dashboardOf, paths } from '#app/paths.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession, useUser } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';

type Outcome =
  | { kind: 'confirmed'; message: string }
  | { kind: 'unusable' }
  | { kind: 'failed'; sentence?: string };

/** `/verifier-email?token=…`, the link of an email: a press confirms the address, because scanners of emails open links. */
export function VerifyEmailPage() {
  const session = useSession();
  const user = useUser();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setIsSending] = useState(false);

  const confirm = async () => {
    setIsSending(true);
    setOutcome(null);
    try {
      const { message } = await postJson<{ message: string }>(session, '/api/auth/verify-email', { token });
      setOutcome({ kind: 'confirmed', message });
      void session.checkEverywhere();
    } catch (failure) {
      setOutcome(outcomeOf(failure));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <AccountFrame title="Adresse email">
      {!outcome && (
        <div className="space-y-5">
          <p>Confirmez que cette adresse email est la vôtre.</p>
          <Button size="large" pending={isSending} onClick={() => void confirm()}>
            {isSending ? 'Confirmation...' : 'Confirmer mon adresse'}
          </Button>
        </div>
      )}
      {outcome?.kind === 'confirmed' && (
        <div role="status" className="space-y-5">
          <p className="text-lg">{outcome.message}</p>
          {user ? (
            <LinkButton to={dashboardOf(user.role)}>Aller à mon espace</LinkButton>
          ) : (
            <LinkButton to={paths.login}>Se connecter</LinkButton>
          )}
        </div>
      )}
      {outcome?.kind === 'unusable' && <UnusableLink kind="email" />}
      {outcome?.kind === 'failed' && (
        <ErrorState title="La confirmation n'a pas abouti" onRetry={() => void confirm()}>
          {outcome.sentence}
        </ErrorState>
      )}
    </AccountFrame>
  );
}

function outcomeOf(failure: unknown): Outcome {
  if (!(failure instanceof ApiFailure)) return { kind: 'failed' };
  const isBadLink = failure.code === 'linkUnusable' || failure.code === 'invalidInput';
  return isBadLink ? { kind: 'unusable' } : { kind: 'failed', sentence: failure.sentence };
}
