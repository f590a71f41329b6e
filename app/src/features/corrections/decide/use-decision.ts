import { useState } from 'react';
import { useAction } from '#app/data/action.ts';
import { toast, toastFailure } from '#app/ui/notices/toast.ts';
import type { CorrectionState } from '#contract/corrections/corrections.ts';
import { decideCorrectionMutation } from './corrections-mutations.ts';

const decided: Record<CorrectionState, string> = {
  open: 'Signalement rouvert',
  accepted: 'Signalement accepté',
  dismissed: 'Signalement écarté',
};

interface DecidedCorrection {
  id: string;
  laundromat: { name: string };
  /** Accepting it changes a fact, which cannot be taken back. */
  hasValue: boolean;
}

interface DecisionOptions {
  canUndo?: boolean;
  /** When present, the decision also withdraws the laundromat as closed for good. */
  closingReason?: string;
}

/** Decides about a correction and shows the result with « Annuler ». Resolves with true when it succeeded. */
export function useDecision({ id, laundromat, hasValue }: DecidedCorrection, onDecided: () => void) {
  const decideCorrection = useAction(decideCorrectionMutation);
  const [pending, setPending] = useState(false);

  async function decide(
    decision: CorrectionState,
    { canUndo = true, closingReason }: DecisionOptions = {},
  ): Promise<boolean> {
    setPending(true);
    try {
      await decideCorrection({ id, decision, closingReason });
    } catch (failure) {
      toastFailure("Le signalement n'a pas été traité", failure);
      return false;
    } finally {
      setPending(false);
      onDecided();
    }
    const undo = { label: 'Annuler', onPress: () => void decide('open', { canUndo: false }) };
    const isFinal = decision === 'open' || (decision === 'accepted' && hasValue);
    toast({
      title: closingReason ? "Fiche retirée de l'annuaire" : decided[decision],
      description: laundromat.name,
      action: canUndo && !isFinal ? undo : undefined,
    });
    return true;
  }
  return { decide, pending };
}
