import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useSession, useSessionState } from '#app/session/session-context.tsx';
import { PageSkeleton } from '#app/shell/page/page-boundary.tsx';
import { toastError } from '#app/ui/notices/toast.ts';
import { Container } from '#app/ui/pages/container.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import type { UserRole } from '#contract/account/roles.ts';

export function RequireRole({ access, children }: { access: Access; children: ReactNode }) {
  const { check } = useSession();
  const session = useSessionState();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const admitted = useRef(false);
  const unreachable = session.status === 'unreachable';
  const waiting = unreachable || session.status === 'unknown' || session.status === 'checking';
  const role = session.status === 'signedIn' ? session.user.role : null;
  const refusal = waiting ? undefined : redirectFor(access, role);
  const refused = refusal !== undefined;
  const isEnded = session.status === 'anonymous' && session.isEnded;
  const { to = paths.login, message } = refusal ?? {};

  useEffect(() => {
    if (waiting) return;
    if (!refused) {
      admitted.current = true;
      return;
    }
    if (admitted.current && role === null && !isEnded) {
      void navigate(paths.home, { replace: true });
      return;
    }
    if (message) toastError('Accès refusé', message);
    const state = role === null ? { returnTo: pathname + search } : undefined;
    void navigate(to, { replace: true, state });
  }, [waiting, refused, role, isEnded, to, message, pathname, search, navigate]);

  if (!waiting && !refused) return children;
  if (!unreachable) return <PageSkeleton label="Chargement de votre espace…" />;
  return (
    <Container className="py-12">
      <ErrorState isPage title="Votre espace est injoignable" onRetry={() => void check()}>
        Vous n'êtes pas déconnecté&nbsp;: votre espace s'ouvrira dès que la connexion reviendra.
      </ErrorState>
    </Container>
  );
}

export interface Access {
  role?: UserRole;
  refusal?: { message: string; to: string; visitorsToo?: boolean };
}

/** Returns where to redirect a user, or undefined when they may enter. A visitor is `null`. */
export function redirectFor(
  { role: allowed, refusal }: Access,
  role: UserRole | null,
): { to: string; message?: string } | undefined {
  if (role === null) return { to: paths.login, message: refusal?.visitorsToo ? refusal.message : undefined };
  return allowed === undefined || allowed === role ? undefined : refusal;
}
