import { useShownAction } from '#app/data/use-shown-action.ts';
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
  const { run, pending } = useShownAction(decideCorrectionMutation);

  async function decide(
    decision: CorrectionState,
    { canUndo = true, closingReason }: DecisionOptions = {},
  ): Promise<boolean> {
    const undo = { label: 'Annuler', onPress: () => void decide('open', { canUndo: false }) };
    const isFinal = decision === 'open' || (decision === 'accepted' && hasValue);
    const done = {
      title: closingReason ? "Fiche retirée de l'annuaire" : decided[decision],
      description: laundromat.name,
      action: canUndo && !isFinal ? undo : undefined,
    };
    const isDone = await run({ id, decision, closingReason }, done, "Le signalement n'a pas été traité");
    onDecided();
    return isDone;
  }
  return { decide, pending };
}
