import { useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { runAction, useActionContext } from '#app/graphql/action.ts';
import { reasonOf } from '#app/lib/requests/api-failure.ts';
import { toast, toastError } from '#app/ui/notices/toast.ts';

interface Done {
  title: string;
  description?: string;
  undo?: () => void;
}

const unknownReason = 'Le serveur a refusé cette décision. Rechargez la page, puis réessayez.';

export function useSourceDecision(onDecided: () => void) {
  const context = useActionContext();
  const [pending, setPending] = useState(false);

  async function decide<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { title, description, undo }: Done,
  ): Promise<boolean> {
    setPending(true);
    try {
      await runAction(context, document, variables);
      toast({ title, description, action: undo && { label: 'Annuler', onPress: undo } });
      return true;
    } catch (failure) {
      toastError("La décision n'a pas été enregistrée", reasonOf(failure) ?? unknownReason);
      return false;
    } finally {
      setPending(false);
      onDecided();
    }
  }
  return { decide, pending };
}
