import { useState } from 'react';
import { useShownAction } from '#app/graphql/action.ts';
import type { CorrectionContentFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { ReasonDialog } from '#app/ui/windows/reason-dialog.tsx';
import { correctionTypes } from '#contract/corrections/correction-types.ts';
import type { CorrectionState } from '#contract/corrections/corrections.ts';
import { formatDay } from '#contract/local-clock.ts';
import type { ProposedChange } from './proposed-value.ts';

const decideCorrectionMutation = graphql(`
  mutation DecideCorrection($id: uuid!, $decision: String!, $closingReason: String) {
    decideCorrection(id: $id, decision: $decision, closingReason: $closingReason) {
      id
      correction {
        id
        status
      }
      laundromat {
        id
        isActive
        statedHours
        weeklyHours
        statedPriceFrom
        latitude
        longitude
        factsCheckedAt
      }
    }
  }
`);

const decided: Record<CorrectionState, string> = {
  open: 'Signalement rouvert',
  accepted: 'Signalement accepté',
  dismissed: 'Signalement écarté',
};

/** `hasValue`: the correction proposes a value; accepting it cannot be undone. */
function useDecision(
  { id, laundromat }: CorrectionContentFragment,
  hasValue: boolean,
  onDecided: () => void,
) {
  const { run, pending } = useShownAction(decideCorrectionMutation, onDecided);

  function decide(decision: CorrectionState, closingReason?: string): Promise<boolean> {
    const undo = { label: 'Annuler', onPress: () => void decide('open') };
    const isFinal = decision === 'open' || (decision === 'accepted' && hasValue);
    const done = {
      title: closingReason ? "Fiche retirée de l'annuaire" : decided[decision],
      description: laundromat.name,
      action: isFinal ? undefined : undo,
    };
    return run({ id, decision, closingReason }, done, "Le signalement n'a pas été traité");
  }
  return { decide, pending };
}

const suggestedReason =
  'Des visiteurs nous signalent que cette laverie est fermée définitivement. Si elle est ouverte, écrivez-nous.';

interface CorrectionButtonsProps {
  correction: CorrectionContentFragment;
  change: ProposedChange | null;
  withdraws: boolean;
  onDecided: () => void;
}

export function CorrectionButtons({ correction, change, withdraws, onDecided }: CorrectionButtonsProps) {
  const { id, kind, status, createdAt, laundromat } = correction;
  const { name } = laundromat;
  const about = `${name} (${correctionTypes[kind]}, ${formatDay(createdAt)})`;
  const { decide, pending } = useDecision(correction, change !== null, onDecided);
  const [asking, setAsking] = useState<'apply' | 'withdraw' | 'closure'>();
  const close = () => setAsking(undefined);
  const closeIf = (done: boolean) => done && close();
  const applies = change?.canApply === true;
  const isListedClosure = kind === 'closed' && laundromat.isActive;

  function accept() {
    if (applies) return setAsking('apply');
    if (isListedClosure) return setAsking(withdraws ? 'withdraw' : 'closure');
    void decide('accepted');
  }
  return (
    <>
      {status === 'open' && (
        <>
          <Button size="small" pending={pending} onClick={accept}>
            <span>{applies ? 'Appliquer' : "C'est exact"}</span>
            <span className="sr-only">{` pour ${about}`}</span>
          </Button>
          <Button variant="secondary" size="small" pending={pending} onClick={() => void decide('dismissed')}>
            Écarter<span className="sr-only">{` le signalement de ${about}`}</span>
          </Button>
        </>
      )}
      {status === 'accepted' && isListedClosure && withdraws && (
        <Button size="small" pending={pending} onClick={() => setAsking('withdraw')}>
          Retirer de l'annuaire<span className="sr-only"> {name}</span>
        </Button>
      )}
      {status === 'dismissed' && (
        <Button variant="secondary" size="small" pending={pending} onClick={() => void decide('open')}>
          Rouvrir<span className="sr-only">{` le signalement de ${about}`}</span>
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'apply'}
        isDanger={false}
        isWide
        title={'Appliquer la correction\u00a0?'}
        confirmLabel="Appliquer"
        pending={pending}
        onConfirm={() => void decide('accepted').then(close)}
        onCancel={close}
      >
        <span>{`La fiche de ${name} change tout de suite\u00a0: `}</span>
        <span>{change?.before}</span>
        <span>{' devient'}</span> <strong className="font-semibold text-ink">{change?.after}</strong>
        <span>.</span>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'closure'}
        isDanger={false}
        isWide
        title={'Laverie fermée définitivement\u00a0?'}
        confirmLabel="Confirmer la fermeture"
        pending={pending}
        onConfirm={() => void decide('accepted').then(closeIf)}
        onCancel={close}
      >{`Si vous confirmez, notre équipe retire la fiche de ${name} de l'annuaire.`}</ConfirmDialog>
      <ReasonDialog
        open={asking === 'withdraw'}
        onClose={close}
        title={`Retirer «\u00a0${name}\u00a0» de l'annuaire`}
        intro="La fiche disparaît de l'annuaire. S'il y a un propriétaire, il reçoit ce motif par email."
        confirmLabel="Retirer la fiche"
        reason={suggestedReason}
        about={`withdraw:${id}`}
        onConfirm={(reason) => decide('accepted', reason)}
      />
    </>
  );
}
