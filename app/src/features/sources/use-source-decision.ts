import { useState } from 'react';
import { type AnyVariables, type DocumentInput, useClient } from 'urql';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { farPinMessage } from '#contract/places/pin-refusals.ts';

/** An answer without a row means that the decision came too late. */
interface Answer {
  decided: object | readonly object[] | null;
}

interface Done {
  title: string;
  description?: string;
  /** Takes the decision back. */
  undo?: () => void;
}

const lateSentence = "Cet élément a changé entre-temps, ou c'est déjà décidé. La liste est à jour.";

/** Sends a decision and shows its result. Resolves with true when it has taken effect. */
export function useSourceDecision(onDecided: () => void) {
  const client = useClient();
  const [pending, setPending] = useState(false);

  async function decide<Data extends Answer, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    { title, description, undo }: Done,
  ): Promise<boolean> {
    setPending(true);
    const { data, error } = await client.mutation(document, variables).toPromise();
    setPending(false);
    const decided = data?.decided;
    const isDone = !error && decided != null && (!Array.isArray(decided) || decided.length > 0);
    onDecided();
    if (isDone) toast({ title, description, action: undo && { label: 'Annuler', onPress: undo } });
    else toastError("La décision n'a pas été enregistrée", error ? sentenceOf(error) : lateSentence);
    return isDone;
  }
  return { decide, pending };
}

function sentenceOf({ networkError, message }: { networkError?: Error; message: string }): string {
  if (networkError) return 'Vérifiez votre connexion, puis réessayez.';
  if (message.includes('laundromats_location_near_commune')) return farPinMessage;
  return 'Le serveur a refusé cette décision. Rechargez la page, puis réessayez.';
}
