import { useState } from 'react';
import { type AnyVariables, type CombinedError, type DocumentInput, useClient } from 'urql';
import { toastError } from '#app/ui/notices/toast.ts';
import { farPinMessage, pinOnLandConstraint, seaMessage } from '#contract/laundromat/location.ts';

/** The database refuses a second reply with the same id. */
const alreadySaved = 'contact_replies_pkey';

const goneSentence = "Cet élément n'existe plus.";

const sentences: Record<string, string> = {
  laundromat_services_service_id_fkey: "Un des services n'existe plus. Rechargez la page, puis réessayez.",
  machines_at_most_20: 'Une laverie a au plus 20 lignes de machines.',
  laundromats_location_near_commune: farPinMessage,
  [pinOnLandConstraint]: seaMessage,
  laundromats_featured_is_premium: 'Une laverie Premium+ est aussi Premium.',
};

/**
 * Shows a message when a change fails. Resolves with the answer; undefined when nothing had to change or the change was
 * refused.
 */
export function useWrite() {
  const client = useClient();
  const [writing, setWriting] = useState(false);

  async function write<Data extends object, Variables extends AnyVariables>(
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    failedTitle: string,
    onRefused?: (sentence: string, constraint?: string) => void,
  ): Promise<Data | undefined> {
    setWriting(true);
    const { data, error } = await client.mutation(document, variables).toPromise();
    setWriting(false);
    const found = data && Object.values(data).every((row) => row !== null);
    if (found && !error) return data;
    // The same reply was saved before, but its answer was lost.
    if (error?.message.includes(alreadySaved)) return (data ?? {}) as Data;
    const constraint = error && constraintOf(error);
    const description = error ? sentenceOf(error, constraint) : goneSentence;
    toastError(failedTitle, description);
    onRefused?.(description, constraint);
    return undefined;
  }
  return { write, writing };
}

function sentenceOf({ networkError }: CombinedError, constraint: string | undefined): string {
  if (networkError) return 'Vérifiez votre connexion, puis réessayez.';
  if (constraint) return sentences[constraint]!;
  return 'Le serveur a refusé ce changement. Rechargez la page, puis réessayez.';
}

function constraintOf({ message }: CombinedError): string | undefined {
  return Object.keys(sentences).find((constraint) => message.includes(constraint));
}
