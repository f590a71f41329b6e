import { useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { type Toast, toast, toastFailure } from '#app/ui/notices/toast.ts';
import { useAction } from './action.ts';

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
