import { clsx } from 'clsx';
import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCodeForm } from '#app/features/claims/claim-actions.ts';
import type { Claim, ClaimedLaundromat } from '#app/features/claims/claim-queries.ts';
import { WithdrawClaim } from '#app/features/claims/withdraw-claim.tsx';
import { paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { letterSentence, waitSentence } from '#contract/claims/claim-texts.ts';
import { claimLetterDays, type ClaimState } from '#contract/claims/claims.ts';
import { formatDay } from '#contract/local-clock.ts';
import { StepHeading } from './claim-stepper.tsx';
import { ProofList } from './proof-list.tsx';

type ClosedState = Exclude<ClaimState, 'draft'>;

const looks: Record<ClosedState, { icon: LucideIcon; tone: string; title: string }> = {
  submitted: { icon: Clock, tone: 'bg-blue-100 text-blue-700', title: 'Demande envoyée' },
  accepted: { icon: CircleCheck, tone: 'bg-leaf-100 text-leaf-700', title: 'Demande acceptée' },
  refused: { icon: CircleX, tone: 'bg-brick-100 text-brick-700', title: 'Demande refusée' },
  withdrawn: { icon: Undo2, tone: 'bg-mist text-slate', title: 'Demande retirée' },
  reverted: { icon: Undo2, tone: 'bg-brick-100 text-brick-700', title: 'Décision annulée' },
};

interface ClaimStatusProps {
  claim: Claim;
  laundromat: ClaimedLaundromat;
  email: string;
  onAgain: () => void;
  onChanged: () => void;
}

export function ClaimStatus({ claim, laundromat, email, onAgain, onChanged }: ClaimStatusProps) {
  const status = claim.status as ClosedState;
  const { icon: Icon, tone, title } = looks[status];
  return (
    <Card as="section" aria-labelledby="etape" className="p-5 shadow-card sm:p-7">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 max-sm:gap-y-3">
        <span
          aria-hidden
          className={clsx(
            'flex size-12 items-center justify-center rounded-full sm:row-span-2 sm:self-start',
            tone,
          )}
        >
          <Icon className="size-6" />
        </span>
        <StepHeading>{title}</StepHeading>
        <div className="wrap-anywhere text-slate max-sm:col-span-2">{sentenceOf(claim, status, email)}</div>
      </div>
      {claim.closingReason && (status === 'refused' || status === 'reverted') && (
        <blockquote className="mt-5 rounded-control border-l-4 border-brick-700 bg-brick-100/50 px-4 py-3 wrap-anywhere whitespace-pre-line">
          <span className="mb-1 block text-sm font-semibold text-brick-700">Motif</span>
          <span>{claim.closingReason}</span>
        </blockquote>
      )}
      {status === 'submitted' && claim.letterSentAt && !claim.letterConfirmedAt && (
        <LetterCode claimId={claim.id} sentAt={claim.letterSentAt} onRefused={onChanged} />
      )}
      {status === 'submitted' && (
        <div className="mt-6 border-t border-line pt-5">
          <h3 className="mb-3 font-bold">Ce que vous avez donné</h3>
          <ProofList claim={claim} message={claim.message ?? ''} />
          {claim.message && (
            <p className="mt-3 border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line text-slate">
              {claim.message}
            </p>
          )}
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {status !== 'submitted' && <Button onClick={onAgain}>Faire une nouvelle demande</Button>}
        <LinkButton to={paths.ownerDashboard} variant="secondary">
          Mon espace
        </LinkButton>
        {status === 'submitted' && (
          <WithdrawClaim claimId={claim.id} laundromatName={laundromat.name} onChanged={onChanged} />
        )}
      </div>
    </Card>
  );
}

function sentenceOf(
  { submittedAt, decidedAt, isDispute, hasProof, letterSentAt }: Claim,
  status: ClosedState,
  email: string,
): ReactNode {
  const decided = decidedAt ? ` le ${formatDay(decidedAt)}` : '';
  switch (status) {
    case 'submitted':
      return [
        submittedAt ? `Envoyée le ${formatDay(submittedAt)}.` : 'Envoyée.',
        waitSentence({ hasProof, isDispute }),
        `Nous répondons à ${email}.`,
        isDispute && 'Le propriétaire ne sait pas de qui vient la demande.',
        !hasProof && !letterSentAt && letterSentence,
      ]
        .filter(Boolean)
        .join(' ');
    case 'accepted':
      return `Elle a été acceptée${decided}, mais la fiche n'est plus rattachée à votre compte.`;
    case 'refused':
      return `Notre équipe l'a examinée${decided}. Vous pouvez en faire une autre, avec un code si possible.`;
    case 'withdrawn':
      return 'Vous avez retiré cette demande. Rien ne change sur la fiche.';
    default:
      return `L'acceptation a été annulée${decided}\u00a0: la fiche est revenue à son état d'avant.`;
  }
}

interface LetterCodeProps {
  claimId: string;
  sentAt: string;
  onRefused: () => void;
}

function LetterCode({ claimId, sentAt, onRefused }: LetterCodeProps) {
  const { form, send, field } = useCodeForm(claimId, onRefused);
  return (
    <form
      noValidate
      aria-labelledby="lettre"
      onSubmit={(event) => void send(event)}
      className="mt-6 space-y-4 border-t border-line pt-5"
    >
      <h3 id="lettre" className="font-bold">
        Une lettre est en route
      </h3>
      <TextField
        {...field}
        autoComplete="off"
        hint={`Préparée le ${formatDay(sentAt)} pour l'adresse de la laverie. Son code vaut ${claimLetterDays}\u00a0jours.`}
        className="[&_input]:max-w-64 [&_input]:text-lg [&_input]:tracking-[0.2em] [&_input]:tabular-nums"
      />
      <Button type="submit" pending={form.formState.isSubmitting} className="max-sm:w-full">
        Confirmer le code
      </Button>
    </form>
  );
}
