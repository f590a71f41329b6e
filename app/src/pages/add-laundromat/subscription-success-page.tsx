import { clsx } from 'clsx';
import { CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
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
import { french } from '#contract/site/french-spacing.ts';

const redirectMs: Partial<Record<AfterPaymentStep, number>> = { created: 3000, activated: 2000 };

export function SubscriptionSuccessPage() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  return (
    <Container className="pt-32 pb-10 sm:py-16">
      {sessionId ? <KnownVisitor sessionId={sessionId} /> : <StatusPanel step="invalid" />}
    </Container>
  );
}

function KnownVisitor({ sessionId }: { sessionId: string }) {
  const session = useSession();
  const state = useSessionState();
  switch (state.status) {
    case 'signedIn':
      // The server confirms a payment to owners alone. An administrator may have changed the role since.
      if (state.user.role !== 'owner') return <StatusPanel step="notOwner" />;
      return <AfterPayment key={state.user.id} sessionId={sessionId} userId={state.user.id} />;
    case 'anonymous':
      return <StatusPanel step="signedOut" />;
    case 'unreachable':
      return <ErrorState isPage onRetry={() => void session.check()} />;
    default:
      return <StatusPanel step="loading" />;
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

  if (step !== 'photos') return <StatusPanel step={step} />;
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
}

type Step = Exclude<AfterPaymentStep, 'photos'> | 'notOwner';
type Look = 'working' | 'success' | 'waiting' | 'problem';

const notCreated =
  "Votre paiement est confirmé et votre abonnement est actif, mais votre laverie n'a pas encore pu être créée. Rien ne vous sera débité deux fois.";

const panels: Record<Step, { look: Look; title: string; text: string }> = french({
  loading: {
    look: 'working',
    title: 'Traitement en cours...',
    text: 'Nous vérifions votre paiement. Cela prend quelques secondes.',
  },
  invalid: {
    look: 'problem',
    title: 'Session invalide',
    text: 'Cette adresse ne correspond à aucun de vos paiements.',
  },
  notOwner: {
    look: 'problem',
    title: 'Compte non propriétaire',
    text: "Cette page suit le paiement d'un propriétaire, et votre compte n'en est pas un. Si vous avez payé, écrivez-nous : nous retrouverons votre paiement.",
  },
  signedOut: {
    look: 'waiting',
    title: 'Connectez-vous pour terminer',
    text: "Votre session s'est fermée pendant le paiement. Connectez-vous, et nous reprenons ici.",
  },
  pending: {
    look: 'waiting',
    title: 'Paiement en attente',
    text: "Votre paiement n'est pas encore confirmé. Vous pouvez fermer cette page : votre laverie sera publiée dès qu'il le sera.",
  },
  processing: {
    look: 'waiting',
    title: 'Paiement en cours',
    text: "Votre banque confirme le prélèvement sous quelques jours. Vous n'avez plus rien à faire : votre formule commence dès la confirmation, et nous vous écrivons si le prélèvement échoue.",
  },
  created: {
    look: 'success',
    title: 'Succès !',
    text: 'Votre laverie est publiée. Nous ouvrons votre espace propriétaire…',
  },
  activated: {
    look: 'success',
    title: 'Abonnement activé !',
    text: 'Merci de votre confiance. Nous ouvrons votre espace propriétaire…',
  },
  unpublished: {
    look: 'waiting',
    title: 'Paiement confirmé, laverie en attente',
    text: "Votre formule n'a plus de place pour cette laverie. Elle est enregistrée mais pas encore publiée. Elle paraîtra dès que vous choisirez une formule plus grande.",
  },
  held: {
    look: 'waiting',
    title: 'Paiement confirmé, fiche à vérifier',
    text: 'Votre laverie ressemble à une fiche de notre annuaire, ou un point est à vérifier. Nous la relisons sous 48 h avant de la publier. Si nous la refusons, vous êtes remboursé en totalité.',
  },
  failed: { look: 'problem', title: 'Erreur lors de la création', text: notCreated },
  unreadable: { look: 'problem', title: 'Erreur de données', text: notCreated },
});

const looks: Record<Look, { icon: LucideIcon | null; tone: string }> = {
  working: { icon: null, tone: 'bg-blue-50 text-blue-600' },
  success: { icon: CircleCheck, tone: 'bg-leaf-100 text-leaf-700' },
  waiting: { icon: Clock, tone: 'bg-blue-100 text-blue-700' },
  problem: { icon: TriangleAlert, tone: 'bg-brick-100 text-brick-700' },
};

function StatusPanel({ step }: { step: Step }) {
  const { look, title, text } = panels[step];
  const { icon: Icon, tone } = looks[look];
  return (
    <div
      role={look === 'problem' ? 'alert' : 'status'}
      className="mx-auto flex max-w-lg flex-col items-center rounded-card border border-line bg-card px-6 py-10 text-center shadow-card sm:px-10"
    >
      <span className={clsx('flex size-18 items-center justify-center rounded-full', tone)}>
        {Icon ? <Icon aria-hidden className="size-9" /> : <Spinner className="size-9" />}
      </span>
      <h1 className="mt-5 text-2xl font-bold tracking-tight sm:text-3xl">{title}</h1>
      <p className="mt-2 text-balance text-slate">{text}</p>
      {step !== 'loading' && (
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <Actions step={step} />
        </div>
      )}
    </div>
  );
}

function Actions({ step }: { step: Step }) {
  const { pathname, search } = useLocation();
  const context = useActionContext();
  if (step === 'invalid') return <LinkButton to={paths.subscription}>Voir les abonnements</LinkButton>;
  if (step === 'signedOut')
    return <LinkButton to={paths.loginThen(pathname + search)}>Se connecter</LinkButton>;
  if (step === 'notOwner') return <LinkButton to={paths.contact}>Contacter le support</LinkButton>;
  if (step === 'failed' || step === 'unreadable')
    return (
      <>
        <Button onClick={() => window.location.reload()}>Réessayer</Button>
        <LinkButton to={paths.contact} variant="secondary">
          Contacter le support
        </LinkButton>
      </>
    );
  return (
    <>
      {step === 'pending' && <Button onClick={() => window.location.reload()}>Actualiser</Button>}
      {step === 'unpublished' && (
        <Button
          onClick={() => void openPortal(context, { returnPath: paths.ownerDashboard, flow: 'changePlan' })}
        >
          Changer de formule
        </Button>
      )}
      <LinkButton to={paths.ownerDashboard} variant="secondary">
        Mon espace propriétaire
      </LinkButton>
    </>
  );
}
