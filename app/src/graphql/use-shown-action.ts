import { useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { type Toast, toast, toastFailure } from '#app/ui/notices/toast.ts';
import { useAction } from './action.ts';

/** Runs an action, and shows a toast with its success, if there is one, or the reason of its failure. Resolves with true on success. */
export function useShownAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  const act = useAction(document);
  const [pending, setPending] = useState(false);
  const run = async (variables: Variables, done: Toast | undefined, failed: string): Promise<boolean> => {
    setPending(true);
    try {
      await act(variables);
      if (done) toast(done);
      return true;
    } catch (failure) {
      toastFailure(failed, failure);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { run, pending };
}
