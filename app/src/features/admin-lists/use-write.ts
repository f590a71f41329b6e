import { useState } from 'react';
import { type AnyVariables, type CombinedError, type DocumentInput, useClient } from 'urql';
import { toastError } from '#app/ui/notices/toast.ts';

/** The database refuses a second reply with the same id. */
const alreadySaved = 'contact_replies_pkey';

const goneSentence = "Cet élément n'existe plus.";

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
  ): Promise<Data | undefined> {
    setWriting(true);
    const { data, error } = await client.mutation(document, variables).toPromise();
    setWriting(false);
    const found = data && Object.values(data).every((row) => row !== null);
    if (found && !error) return data;
    // The same reply was saved before, but its answer was lost.
    if (error?.message.includes(alreadySaved)) return (data ?? {}) as Data;
    toastError(failedTitle, error ? sentenceOf(error) : goneSentence);
    return undefined;
  }
  return { write, writing };
}

const sentenceOf = ({ networkError }: CombinedError) =>
  networkError
    ? 'Vérifiez votre connexion, puis réessayez.'
    : 'Le serveur a refusé ce changement. Rechargez la page, puis réessayez.';
