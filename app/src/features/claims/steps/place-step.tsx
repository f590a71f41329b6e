import { Scale } from 'lucide-react';
import { startClaimMutation, useClaimAction } from '#app/features/claims/claim-actions.ts';
import { ClaimReasons } from '#app/features/claims/claim-gates.tsx';
import type { ClaimedLaundromat } from '#app/features/claims/claimed-laundromat-query.ts';
import { Button } from '#app/ui/button.tsx';
import { claimWaitDays, disputeDays } from '#contract/claims/claims.ts';
import { provenContactDays } from '#contract/claims/proof-levels.ts';
import { StepHeading } from './claim-stepper.tsx';

interface PlaceStepProps {
  /** Returns the id of the claim to start. */
  claimId: () => string;
  laundromat: ClaimedLaundromat;
  /** A draft exists, so that continuing starts no new claim. */
  isStarted: boolean;
  onStarted: () => void;
}

/** Step 1: is this the laundromat? */
export function PlaceStep({ claimId, laundromat, isStarted, onStarted }: PlaceStepProps) {
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
