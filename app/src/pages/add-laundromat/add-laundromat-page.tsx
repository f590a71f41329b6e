import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { NotAnOwner, SubmissionInvitation } from '#app/features/submission/gates.tsx';
import { SubmissionDialog } from '#app/features/submission/submission-dialog.tsx';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { paths } from '#app/paths.ts';
import { useSession, useSessionState } from '#app/session/session-context.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { type LaundromatTier, laundromatTiers } from '#contract/laundromat/laundromat.ts';

const words: Record<LaundromatTier, string> = {
  free: 'gratuite',
  premium: 'premium',
  featured: 'premium-plus',
};

const tierInAddress = (word: string | null) => laundromatTiers.find((tier) => words[tier] === word) ?? null;

const afterClosingMs = 300;

export function AddLaundromatPage() {
  return (
    <Container className="py-8 sm:py-14">
      <PageHead
        path={paths.addLaundromat}
        title="Ajouter une laverie"
        description="Inscrivez votre laverie dans l'annuaire&nbsp;: une fiche gratuite relue sous 48&nbsp;h, ou une fiche Premium publiée dès le paiement."
      />
      <Gate />
    </Container>
  );
}

function Gate() {
  const session = useSession();
  const state = useSessionState();
  switch (state.status) {
    case 'signedIn':
      return state.user.role === 'owner' ? (
        <OwnerSubmission key={state.user.id} userId={state.user.id} />
      ) : (
        <NotAnOwner isAdmin={state.user.role === 'admin'} />
      );
    case 'anonymous':
      return <SubmissionInvitation />;
    case 'unreachable':
      return <ErrorState isPage onRetry={() => void session.check()} />;
    default:
      return (
        <Loading className="mx-auto max-w-2xl space-y-4 py-6">
          <Skeleton className="h-10 w-72" />
          <Skeleton className="h-56 w-full" />
        </Loading>
      );
  }
}

function OwnerSubmission({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [query] = useSearchParams();
  const [open, setOpen] = useState(true);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => void navigate(paths.home), afterClosingMs);
    return () => clearTimeout(timer);
  }, [open, navigate]);

  const cameFromTiers = typeof state === 'object' && state !== null && 'fromTiers' in state;
  return (
    <>
      <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">Ajouter ma laverie</h1>
      <p className="mt-3 max-w-2xl text-lg text-slate">
        Choisissez une formule, décrivez votre laverie, et c&apos;est envoyé.
      </p>
      <SubmissionDialog
        userId={userId}
        open={open}
        tier={tierInAddress(query.get('formule'))}
        paymentCancelled={query.get('paiement') === 'annule'}
        onTier={(tier) =>
          void navigate({ search: `?formule=${words[tier]}` }, { state: { fromTiers: true } })
        }
        onBack={() => void (cameFromTiers ? navigate(-1) : navigate(paths.addLaundromat, { replace: true }))}
        onClose={() => setOpen(false)}
        onSent={() => void navigate(paths.ownerDashboard, { replace: true })}
      />
    </>
  );
}
