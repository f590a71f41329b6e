import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { submitClaimMutation, useClaimAction } from '#app/features/claims/claim-actions.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { FormFailure } from '#app/ui/notices/form-failure.tsx';
import type { CurrentUser } from '#contract/account/account.ts';
import { waitSentence } from '#contract/claims/claim-texts.ts';
import { claimProofMessage } from '#contract/claims/claims.ts';
import { MessageField, StepHeading, stepHref, type StepProps } from './claim-stepper.tsx';
import { ProofList, proofsOf } from './proof-list.tsx';

interface SendStepProps extends StepProps {
  user: CurrentUser;
  onSent: () => void;
}

export function SendStep({ claim, user, laundromat, typed, onType, onSent, onRefused }: SendStepProps) {
  const { run, pending } = useClaimAction(submitClaimMutation, "La demande n'a pas été envoyée", onRefused);
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (!proofsOf(claim, typed.message).any) {
      setError(claimProofMessage);
      return announce(claimProofMessage);
    }
    const refusal = await run({ id: claim.id, message: typed.message.trim() || null });
    setError(refusal);
    if (!refusal) onSent();
  };
  return (
    <form noValidate aria-labelledby="etape" onSubmit={(event) => void send(event)}>
      <StepHeading>Votre demande</StepHeading>
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm font-medium text-slate">Laverie</dt>
          <dd className="mt-0.5 wrap-anywhere">
            <span>{laundromat.name}</span>
            <span className="block text-sm text-slate">{addressText(laundromat)}</span>
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm font-medium text-slate">Vous</dt>
          <dd className="mt-0.5 wrap-anywhere">
            <span>{`${user.firstName} ${user.lastName}`}</span>
            <span className="block text-sm text-slate">{`Réponse à ${user.email}`}</span>
          </dd>
        </div>
        <div className="sm:col-span-2">
          <dt className="text-sm font-medium text-slate">Preuves et indices</dt>
          <dd className="mt-1.5">
            <ProofList claim={claim} message={typed.message} />
            <p className="mt-3">
              {waitSentence({ hasProof: claim.hasProof, isDispute: laundromat.hasOwner })}
            </p>
          </dd>
        </div>
      </dl>
      <div className="mt-6 border-t border-line pt-6">
        <MessageField
          label="Un mot pour notre équipe (facultatif)"
          hint="Seule notre équipe le lit."
          typed={typed}
          onType={onType}
        />
      </div>
      <FormFailure message={error} className="mt-5" />
      <div className="mt-7 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <LinkButton to={stepHref('preuve')} variant="secondary">
          Retour
        </LinkButton>
        <Button type="submit" pending={pending}>
          {!pending && <Send aria-hidden className="size-5" />}
          <span>{pending ? 'Envoi...' : 'Envoyer ma demande'}</span>
        </Button>
      </div>
    </form>
  );
}
