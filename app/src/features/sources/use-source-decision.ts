import type { AnyVariables, TypedDocumentNode } from 'urql';
import { useShownAction } from '#app/graphql/action.ts';

interface Done {
  title: string;
  description?: string;
  undo?: () => void;
}

const failedTitle = "La décision n'a pas été enregistrée";
const unknownReason = 'Le serveur a refusé cette décision. Rechargez la page, puis réessayez.';

export function useSourceDecision<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  onDecided: () => void,
) {
  const { run, pending } = useShownAction(document, onDecided);
  function decide(variables: Variables, { undo, ...done }: Done): Promise<boolean> {
    const action = undo && { label: 'Annuler', onPress: undo };
    return run(variables, { ...done, action }, failedTitle, unknownReason);
  }
  return { decide, pending };
}
