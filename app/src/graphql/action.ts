import { useCallback, useMemo, useState } from 'react';
import { type AnyVariables, type Client, type CombinedError, type TypedDocumentNode, useClient } from 'urql';
import { ApiFailure, retrySentence, unreachable } from '#app/lib/requests/api-failure.ts';
import { useSession } from '#app/session/session-context.tsx';
import type { Session } from '#app/session/session.ts';
import { type Toast, toast, toastFailure } from '#app/ui/notices/toast.ts';
import { type ErrorCode, errorCatalogue, type FieldErrors } from '#contract/http/errors.ts';

export interface ActionContext {
  client: Pick<Client, 'mutation'>;
  session: Pick<Session, 'exists'>;
}

export const refusedChange = 'Le serveur a refusé ce changement. Rechargez la page, puis réessayez.';

/** Runs a mutation; rejects with an `ApiFailure`, which has the code and the sentence of a refused action. */
export async function runAction<Data, Variables extends AnyVariables>(
  { client, session }: ActionContext,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await client.mutation(document, variables).toPromise();
  if (error) throw actionFailure(error, session);
  // Hasura answers null for a row that is gone.
  if (Object.values(data as object).includes(null))
    throw new ApiFailure('The row is gone.', { status: 404, sentence: "Cet élément n'existe plus." });
  return data!;
}

export function useActionContext(): ActionContext {
  const client = useClient();
  const session = useSession();
  return useMemo(() => ({ client, session }), [client, session]);
}

export function useAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
): (variables: Variables) => Promise<Data> {
  const context = useActionContext();
  return useCallback((variables) => runAction(context, document, variables), [context, document]);
}

/**
 * An action with toasts for success and failure; `run` resolves with true when it succeeded. `onAnswered` reads the row
 * again, also after a refusal: another person may have changed it.
 */
export function useShownAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  onAnswered?: () => void,
) {
  const act = useAction(document);
  const [pending, setPending] = useState(false);
  const run = async (
    variables: Variables,
    done: Toast | undefined,
    failed: string,
    unknownReason?: string,
  ): Promise<boolean> => {
    setPending(true);
    try {
      await act(variables);
      if (done) toast(done);
      return true;
    } catch (failure) {
      toastFailure(failed, failure, unknownReason);
      return false;
    } finally {
      setPending(false);
      onAnswered?.();
    }
  };
  return { run, pending };
}

interface ActionExtensions {
  code?: string;
  errors?: FieldErrors;
  retryAfterSeconds?: number;
}

function actionFailure(error: CombinedError, session: ActionContext['session']): ApiFailure {
  const [refusal] = error.graphQLErrors;
  if (!refusal) return unreachable(error);
  const { code, errors = {}, retryAfterSeconds } = refusal.extensions as ActionExtensions;
  const known = knownCode(code, session);
  if (!known) return new ApiFailure(error.message, { status: 500, cause: error });
  const { status, message } = errorCatalogue[known];
  return new ApiFailure(error.message, {
    status,
    code: known,
    errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [fieldName(field), text])),
    sentence: retryAfterSeconds
      ? retrySentence(retryAfterSeconds, refusal.message)
      : known === code
        ? refusal.message
        : message,
    retryAfterSeconds,
    cause: error,
  });
}

/** For roles that may not run an action, Hasura says that it does not exist. */
function knownCode(code: string | undefined, session: ActionContext['session']): ErrorCode | undefined {
  if (code === 'validation-failed') return session.exists() ? 'ownerOnly' : 'unauthenticated';
  return code && Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : undefined;
}

/** Returns `email` for `report.email`, the name that forms use. */
function fieldName(path: string): string {
  return path.slice(path.indexOf('.') + 1);
}
