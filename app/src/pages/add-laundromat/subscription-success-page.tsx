import { clsx } from 'clsx';
import { CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PhotoUploadPanel } from '#app/features/drafts/photo-upload-panel.tsx';
import { type AfterPaymentStep, useAfterPayment } from '#app/features/payment/use-after-payment.ts';
import { useActionContext } from '#app/graphql/action.ts';
import { openPortal } from '#app/graphql/plans/payment-pages.ts';
import { paths } from '#app/paths.ts';
import { useSession, useSessionState } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Spinner } from '#app/ui/states/skeleton.tsx';

const redirectMs: Partial<Record<AfterPaymentStep, number>> = { created: 3000, activated: 2000 };

const dashboard = (
  <LinkButton to={paths.ownerDashboard} variant="secondary">
    Mon espace propriétaire
  </LinkButton>
);

export function SubscriptionSuccessPage() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  return (
    <Container className="pt-32 pb-10 sm:py-16">
      {sessionId ? <KnownVisitor sessionId={sessionId} /> : <InvalidSession />}
    </Container>
  );
}

function KnownVisitor({ sessionId }: { sessionId: string }) {
  const session = useSession();
  const state = useSessionState();
  switch (state.status) {
    case 'signedIn':
      return <AfterPayment key={state.user.id} sessionId={sessionId} userId={state.user.id} />;
    case 'anonymous':
      return <SignedOut />;
    case 'unreachable':
      return <ErrorState isPage onRetry={() => void session.check()} />;
    default:
      return <Processing />;
  }
}

function AfterPayment({ sessionId, userId }: { sessionId: string; userId: string }) {
  const navigate = useNavigate();
  const { step, upload, sendPhotos, finish } = useAfterPayment(sessionId, userId);
  const delay = redirectMs[step];

  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => void navigate(paths.ownerDashboard, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [delay, navigate]);

  switch (step) {
    case 'loading':
      return <Processing />;
    case 'invalid':
      return <InvalidSession />;
    case 'signedOut':
      return <SignedOut />;
    case 'pending':
      return (
        <StatusPanel
          kind="waiting"
          title="Paiement en attente"
          actions={
            <>
              <Button onClick={() => window.location.reload()}>Actualiser</Button>
              {dashboard}
            </>
          }
        >
          Votre paiement n&apos;est pas encore confirmé. Vous pouvez fermer cette page&nbsp;: votre laverie
          sera publiée dès qu&apos;il le sera.
        </StatusPanel>
      );
    case 'processing':
      return (
        <StatusPanel kind="waiting" title="Paiement en cours" actions={dashboard}>
          Votre banque confirme le prélèvement sous quelques jours. Vous n&apos;avez plus rien à faire&nbsp;:
          votre formule commence dès la confirmation, et nous vous écrivons si le prélèvement échoue.
        </StatusPanel>
      );
    case 'photos':
      return (
        <Card className="mx-auto max-w-lg px-6 shadow-card">
          <PhotoUploadPanel
            upload={upload}
            onRetry={() => void sendPhotos()}
            onward={
              <Button variant="secondary" onClick={finish}>
                Terminer sans ces photos
              </Button>
            }
          />
        </Card>
      );
    case 'created':
      return (
        <StatusPanel kind="success" title={'Succès\u00a0!'} actions={dashboard}>
          Votre laverie est publiée. Nous ouvrons votre espace propriétaire…
        </StatusPanel>
      );
    case 'activated':
      return (
        <StatusPanel kind="success" title={'Abonnement activé\u00a0!'} actions={dashboard}>
          Merci de votre confiance. Nous ouvrons votre espace propriétaire…
        </StatusPanel>
      );
    case 'unpublished':
      return <Unpublished />;
    case 'held':
      return (
        <StatusPanel kind="waiting" title="Paiement confirmé, fiche à vérifier" actions={dashboard}>
          Votre laverie ressemble à une fiche de notre annuaire, ou un point est à vérifier. Nous la relisons
          sous 48&nbsp;h avant de la publier. Si nous la refusons, vous êtes remboursé en totalité.
        </StatusPanel>
      );
    case 'failed':
    case 'unreadable':
      return (
        <StatusPanel
          kind="problem"
          title={step === 'failed' ? 'Erreur lors de la création' : 'Erreur de données'}
          actions={
            <>
              <Button onClick={() => window.location.reload()}>Réessayer</Button>
              <LinkButton to={paths.contact} variant="secondary">
                Contacter le support
              </LinkButton>
            </>
          }
        >
          Votre paiement est confirmé et votre abonnement est actif, mais votre laverie n&apos;a pas encore pu
          être créée. Rien ne vous sera débité deux fois.
        </StatusPanel>
      );
  }
}

function Processing() {
  return (
    <StatusPanel kind="working" title="Traitement en cours...">
      Nous vérifions votre paiement. Cela prend quelques secondes.
    </StatusPanel>
  );
}

function InvalidSession() {
  return (
    <StatusPanel
      kind="problem"
      title="Session invalide"
      actions={<LinkButton to={paths.subscription}>Voir les abonnements</LinkButton>}
    >
      Cette adresse ne correspond à aucun de vos paiements.
    </StatusPanel>
  );
}

function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <StatusPanel
      kind="waiting"
      title="Connectez-vous pour terminer"
      actions={<LinkButton to={paths.loginThen(pathname + search)}>Se connecter</LinkButton>}
    >
      Votre session s&apos;est fermée pendant le paiement. Connectez-vous, et nous reprenons ici.
    </StatusPanel>
  );
}

function Unpublished() {
  const context = useActionContext();
  return (
    <StatusPanel
      kind="waiting"
      title="Paiement confirmé, laverie en attente"
      actions={
        <>
          <Button
            onClick={() => void openPortal(context, { returnPath: paths.ownerDashboard, flow: 'changePlan' })}
          >
            Changer de formule
          </Button>
          {dashboard}
        </>
      }
    >
      Votre formule n&apos;a plus de place pour cette laverie. Elle est enregistrée mais pas encore publiée.
      Elle paraîtra dès que vous choisirez une formule plus grande.
    </StatusPanel>
  );
}

interface StatusPanelProps {
  kind: 'working' | 'success' | 'waiting' | 'problem';
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

const looks: Record<Exclude<StatusPanelProps['kind'], 'working'>, { Icon: LucideIcon; tone: string }> = {
  success: { Icon: CircleCheck, tone: 'bg-leaf-100 text-leaf-700' },
  waiting: { Icon: Clock, tone: 'bg-blue-100 text-blue-700' },
  problem: { Icon: TriangleAlert, tone: 'bg-brick-100 text-brick-700' },
};

function StatusPanel({ kind, title, actions, children }: StatusPanelProps) {
  const look = kind === 'working' ? undefined : looks[kind];
  return (
    <div
      role={kind === 'problem' ? 'alert' : 'status'}
      className="mx-auto flex max-w-lg flex-col items-center rounded-card border border-line bg-card px-6 py-10 text-center shadow-card sm:px-10"
    >
      <span
        className={clsx(
          'flex size-18 items-center justify-center rounded-full',
          look?.tone ?? 'bg-blue-50 text-blue-600',
        )}
      >
        {look ? <look.Icon aria-hidden className="size-9" /> : <Spinner className="size-9" />}
      </span>
      <h1 className="mt-5 text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
      <p className="mt-2 text-balance text-slate">{children}</p>
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
