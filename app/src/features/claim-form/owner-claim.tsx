import { Scale } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { startClaimMutation, useClaimAction } from '#app/features/claims/claim-actions.ts';
import { type Claim, type ClaimedLaundromat, ownClaimQuery } from '#app/features/claims/claim-queries.ts';
import { spacedSiret } from '#app/features/claims/company-answer.tsx';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import type { CurrentUser } from '#contract/account/account.ts';
import { claimWaitDays, disputeDays } from '#contract/claims/claims.ts';
import { provenContactDays } from '#contract/claims/proof-levels.ts';
import { ClaimReasons } from './claim-gates.tsx';
import { ClaimStatus } from './claim-status.tsx';
import { type ClaimStep, ClaimStepper, StepHeading, useClaimStep } from './claim-stepper.tsx';
import { ProofStep } from './proof-step.tsx';
import { SendStep } from './send-step.tsx';
import { useTypedClaim } from './typed-claim.ts';

interface OwnerClaimProps {
  user: CurrentUser;
  laundromat: ClaimedLaundromat;
}

export function OwnerClaim({ user, laundromat }: OwnerClaimProps) {
  const variables = { laundromatId: laundromat.id, me: user.id };
  const { data, failed, refresh } = useFreshQuery({ query: ownClaimQuery, variables });
  if (failed) return <ErrorState title="Votre demande n'a pas pu être chargée" onRetry={refresh} />;
  if (!data) return <StepSkeleton />;
  if (data.laundromats[0]) return <AlreadyYours laundromat={laundromat} />;
  const claim = data.laundromat_claims[0];
  return <Steps user={user} laundromat={laundromat} claim={claim} onChanged={refresh} />;
}

export function StepSkeleton() {
  return (
    <Loading label="Chargement de votre demande…" className="space-y-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-64 w-full" />
    </Loading>
  );
}

interface StepsProps extends OwnerClaimProps {
  claim: Claim | undefined;
  onChanged: () => void;
}

function Steps({ user, laundromat, claim, onChanged }: StepsProps) {
  const { typed, type, startOver } = useTypedClaim(user.id, laundromat.id);
  const [requested, openStep] = useClaimStep();
  const draft = claim?.status === 'draft' ? claim : undefined;
  const started = draft && { claim: draft, laundromat, typed, onType: type, onRefused: onChanged };
  const isClosed = claim !== undefined && !draft;
  const startsAgain = isClosed && claim.status !== 'submitted' && requested !== null;
  const step = draft ? (requested ?? 'preuve') : 'laverie';
  /** A closed claim cannot be started again, so the next one needs a new id. */
  const idOfNext = () => {
    if (typed.id !== claim?.id) return typed.id;
    const id = newClientId();
    type({ id });
    return id;
  };
  useStepFocus(isClosed && !startsAgain ? 'state' : step);

  if (isClosed && !startsAgain) {
    return (
      <ClaimStatus
        claim={claim}
        laundromat={laundromat}
        email={user.email}
        onAgain={() => {
          type({
            // The saved one may be that of an earlier claim, which is closed.
            id: newClientId(),
            message: typed.message || (claim.message ?? ''),
            siret: typed.siret ?? (claim.siret && spacedSiret(claim.siret)),
          });
          openStep('laverie');
        }}
        onChanged={onChanged}
      />
    );
  }
  return (
    <>
      <ClaimStepper current={step} />
      <Card as="section" aria-labelledby="etape" className="mt-5 p-5 shadow-card sm:p-7">
        {step === 'laverie' && (
          <PlaceStep
            claimId={idOfNext}
            laundromat={laundromat}
            isStarted={draft !== undefined}
            onStarted={() => {
              onChanged();
              openStep('preuve');
            }}
          />
        )}
        {step === 'preuve' && started && <ProofStep {...started} onReady={() => openStep('envoi')} />}
        {step === 'envoi' && started && (
          <SendStep
            {...started}
            user={user}
            onSent={() => {
              startOver();
              openStep(null);
            }}
          />
        )}
      </Card>
    </>
  );
}

/** Focuses the heading of a step, except when the page opens. */
function useStepFocus(step: ClaimStep | 'state') {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.getElementById('etape')?.focus();
  }, [step]);
}

function AlreadyYours({ laundromat: { id, slug } }: { laundromat: ClaimedLaundromat }) {
  return (
    <Card className="p-5 shadow-card sm:p-7">
      <h2 className="text-xl font-bold tracking-tight">Cette fiche est à vous</h2>
      <p className="mt-1.5 text-slate">Vous pouvez la modifier quand vous voulez.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to={paths.editLaundromat(id)}>Modifier la fiche</LinkButton>
        <LinkButton to={paths.laundromat(slug)} variant="secondary">
          Voir la fiche
        </LinkButton>
      </div>
    </Card>
  );
}

interface PlaceStepProps {
  claimId: () => string;
  laundromat: ClaimedLaundromat;
  isStarted: boolean;
  onStarted: () => void;
}

function PlaceStep({ claimId, laundromat, isStarted, onStarted }: PlaceStepProps) {
  const { run, pending } = useClaimAction(startClaimMutation, "La demande n'a pas pu être ouverte");
  const goOn = async () => {
    if (isStarted || !(await run({ claim: { id: claimId(), laundromatId: laundromat.id } }))) onStarted();
  };
  return (
    <>
      <StepHeading>Est-ce bien votre laverie&nbsp;?</StepHeading>
      <p className="mt-1.5 mb-5 text-slate">Vérifiez le nom et l'adresse. Ce que vous y gagnez&nbsp;:</p>
      <ClaimReasons />
      {laundromat.hasOwner && (
        <p className="mt-5 flex gap-3 rounded-control bg-sun-100 px-4 py-3">
          <Scale aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-700" />
          <span>
            <strong className="font-semibold">Cette fiche a déjà un propriétaire.</strong>
            <span>{` Nous le prévenons qu'une demande existe, sans lui dire de qui elle vient, et il a ${disputeDays}\u00a0jours pour répondre.`}</span>
          </span>
        </p>
      )}
      <p className="mt-5 text-sm text-slate">
        Un code est une preuve, s'il est reçu à une adresse email que la fiche indique depuis{' '}
        <span>{provenContactDays}</span>&nbsp;jours, ou dans une lettre que notre équipe envoie à la laverie.
        Un numéro SIRET, une photo et un message sont des indices&nbsp;: la demande attend alors{' '}
        <span>{claimWaitDays}</span>
        &nbsp;jours au moins.
      </p>
      <Button size="large" pending={pending} onClick={() => void goOn()} className="mt-6 w-full sm:w-auto">
        Oui, c'est ma laverie
      </Button>
    </>
  );
}
