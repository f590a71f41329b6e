import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { dashboardOf, paths } from '#app/paths.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession, useSessionState } from '#app/session/session-context.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import { UnusableLink } from './unusable-link.tsx';

type Outcome =
  | { kind: 'confirmed'; message: string }
  | { kind: 'unusable' }
  | { kind: 'failed'; sentence?: string };

/** `/verifier-email?token=…`, the link of an email: opening it confirms the address. */
export function VerifyEmailPage() {
  const session = useSession();
  const state = useSessionState();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const requested = useRef<string>(undefined);

  useEffect(() => {
    // The link works once: a second request would turn the success into a refusal.
    if (outcome || requested.current === token) return;
    requested.current = token;
    postJson<{ message: string }>(session, '/api/auth/verify-email', { token }).then(
      ({ message }) => {
        setOutcome({ kind: 'confirmed', message });
        void session.check();
      },
      (failure: unknown) => setOutcome(outcomeOf(failure)),
    );
  }, [outcome, session, token]);

  const retry = () => {
    requested.current = undefined;
    setOutcome(null);
  };

  return (
    <AccountFrame title="Adresse email">
      {!outcome && (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> <span>Confirmation en cours…</span>
        </p>
      )}
      {outcome?.kind === 'confirmed' && (
        <div role="status" className="space-y-5">
          <p className="text-lg">{outcome.message}</p>
          {state.status === 'signedIn' ? (
            <LinkButton to={dashboardOf(state.user.role)}>Aller à mon espace</LinkButton>
          ) : (
            <LinkButton to={paths.login}>Se connecter</LinkButton>
          )}
        </div>
      )}
      {outcome?.kind === 'unusable' && <UnusableLink kind="email" />}
      {outcome?.kind === 'failed' && (
        <ErrorState title="La confirmation n'a pas abouti" onRetry={retry}>
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
