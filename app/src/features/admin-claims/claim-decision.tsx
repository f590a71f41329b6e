import { Printer } from 'lucide-react';
import { useState } from 'react';
import { unknownFailure } from '#app/features/claims/claim-actions.ts';
import { useShownAction } from '#app/graphql/action.ts';
import { useDownload } from '#app/rest/download.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { ReasonDialog } from '#app/ui/windows/reason-dialog.tsx';
import { claimWaitDays, disputeDays } from '#contract/claims/claims.ts';
import { acceptableFrom } from '#contract/claims/proof-levels.ts';
import { formatDay } from '#contract/local-clock.ts';
import { type AdminClaim, decideClaimMutation, revertClaimMutation } from './admin-claim-query.ts';

type Decision = 'accept' | 'refuse' | 'revert';

const failed: Record<Decision, string> = {
  accept: "La demande n'a pas été acceptée",
  refuse: "La demande n'a pas été refusée",
  revert: "L'acceptation n'a pas été annulée",
};
const done: Record<Decision, string> = {
  accept: 'Demande acceptée',
  refuse: 'Demande refusée',
  revert: 'Acceptation annulée',
};

export function ClaimDecision({ claim, onDecided }: { claim: AdminClaim; onDecided: () => void }) {
  const { id, status, laundromat, user } = claim;
  const { owner, name } = laundromat;
  const claimant = `${user.firstName} ${user.lastName}`;
  const deciding = useShownAction(decideClaimMutation, onDecided);
  const reverting = useShownAction(revertClaimMutation, onDecided);
  const pending = deciding.pending || reverting.pending;
  const [asking, setAsking] = useState<Decision>();
  const [now] = useState(() => new Date());
  const close = () => setAsking(undefined);

  async function decide(decision: Decision, closingReason: string | null = null) {
    const texts = [{ title: done[decision], description: name }, failed[decision], unknownFailure] as const;
    const decided = decision === 'accept' ? 'accepted' : 'refused';
    const ownerId = owner?.id ?? null;
    const isDone =
      decision === 'revert'
        ? await reverting.run({ id, closingReason: closingReason! }, ...texts)
        : await deciding.run({ id, decision: decided, closingReason, ownerId }, ...texts);
    if (decision === 'accept') close();
    return isDone;
  }

  if (status !== 'submitted' && status !== 'accepted') return null;
  const from = acceptableFrom(claim, owner?.id);
  const waits = status === 'submitted' && (from === null || from > now);
  return (
    <div className="mt-5 flex flex-wrap gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      {status === 'submitted' ? (
        <>
          <Button disabled={waits} onClick={() => setAsking('accept')}>
            Accepter la demande
          </Button>
          <Button variant="secondary" onClick={() => setAsking('refuse')}>
            Refuser
          </Button>
          {!claim.letterConfirmedAt && <PrintLetter claim={claim} onChanged={onDecided} />}
        </>
      ) : (
        <Button variant="secondary" onClick={() => setAsking('revert')}>
          Revenir en arrière
        </Button>
      )}
      {waits && (
        <p className="w-full text-slate">
          {[
            claim.hasProof
              ? 'Un code le prouve.'
              : `Aucun code ne le prouve\u00a0: le contact de la fiche a ${claimWaitDays}\u00a0jours pour réagir.`,
            owner && `Le propriétaire actuel a ${disputeDays}\u00a0jours pour répondre.`,
            `La demande peut être acceptée ${from ? `à partir du ${formatDay(from.toISOString())}` : 'au bout de ce délai'}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <ConfirmDialog
        open={asking === 'accept'}
        isDanger={false}
        isWide
        title={'Accepter la demande\u00a0?'}
        confirmLabel="Accepter"
        pending={pending}
        onConfirm={() => void decide('accept')}
        onCancel={close}
      >
        <div className="space-y-3">
          <p>
            <strong className="font-semibold text-ink">{claimant}</strong> devient propriétaire de{' '}
            <strong className="font-semibold text-ink">{name}</strong> et peut la modifier tout de suite. Un
            email l'en avertit.
          </p>
          {owner && (
            <p className="rounded-control bg-sun-100 px-4 py-3 text-ink">
              La fiche est retirée à <span>{owner.firstName}</span> <span>{owner.lastName}</span>, qui reçoit
              aussi un email. Son abonnement n'est pas arrêté, et cet email lui dit comment l'arrêter.
            </p>
          )}
          <p>Vous pourrez revenir en arrière&nbsp;: la fiche retrouve alors son état d'avant.</p>
        </div>
      </ConfirmDialog>
      <ReasonDialog
        open={asking === 'refuse'}
        onClose={close}
        title="Refuser la demande"
        intro={`${claimant} reçoit ce motif par email et peut faire une nouvelle demande.`}
        confirmLabel="Refuser la demande"
        about={`refuse:${id}`}
        onConfirm={(reason) => decide('refuse', reason)}
      />
      <ReasonDialog
        open={asking === 'revert'}
        onClose={close}
        title="Revenir en arrière"
        intro={`La fiche retrouve son propriétaire et son contenu d'avant. ${claimant} reçoit ce motif par email.`}
        confirmLabel="Annuler l'acceptation"
        about={`revert:${id}`}
        onConfirm={(reason) => decide('revert', reason)}
      />
    </div>
  );
}

function PrintLetter({ claim, onChanged }: { claim: AdminClaim; onChanged: () => void }) {
  const { download, pending } = useDownload("La lettre n'a pas pu être préparée");
  const print = async () => {
    const name = `lettre-${claim.laundromat.slug}.pdf`;
    await download(`/api/admin/claims/${claim.id}/letter`, name, 'POST');
    onChanged();
  };
  return (
    <Button variant="secondary" pending={pending} onClick={() => void print()}>
      {!pending && <Printer aria-hidden className="size-5" />}
      <span>{claim.letterSentAt ? 'Imprimer une autre lettre' : 'Imprimer la lettre'}</span>
    </Button>
  );
}
