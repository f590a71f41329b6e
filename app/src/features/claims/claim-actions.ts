import { useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import type { z } from 'zod';
import { useAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { announce } from '#app/ui/notices/announcer.ts';
import { closeToast, toastFailure } from '#app/ui/notices/toast.ts';
import { claimCodeForm, claimCodeLength } from '#contract/claims/claims.ts';
import { savedClaim } from './claim-queries.ts';

export const startClaimMutation = graphql(
  `
    mutation StartClaim($claim: ClaimInput!) {
      startClaim(claim: $claim) {
        ...SavedClaim
      }
    }
  `,
  [savedClaim],
);

export const setClaimCompanyMutation = graphql(
  `
    mutation SetClaimCompany($id: uuid!, $siret: String!) {
      setClaimCompany(id: $id, siret: $siret) {
        ...SavedClaim
      }
    }
  `,
  [savedClaim],
);

export const sendClaimCodeMutation = graphql(
  `
    mutation SendClaimCode($id: uuid!, $email: String!) {
      sendClaimCode(id: $id, email: $email) {
        ...SavedClaim
      }
    }
  `,
  [savedClaim],
);

const confirmClaimCodeMutation = graphql(
  `
    mutation ConfirmClaimCode($id: uuid!, $code: String!) {
      confirmClaimCode(id: $id, code: $code) {
        ...SavedClaim
      }
    }
  `,
  [savedClaim],
);

export const submitClaimMutation = graphql(
  `
    mutation SubmitClaim($id: uuid!, $message: String) {
      submitClaim(id: $id, message: $message) {
        ...SavedClaim
      }
    }
  `,
  [savedClaim],
);

export const withdrawClaimMutation = graphql(
  `
    mutation WithdrawClaim($id: uuid!) {
      withdrawClaim(id: $id) {
        ...SavedClaim
      }
    }
  `,
  [savedClaim],
);

export const unknownFailure = 'Veuillez réessayer dans quelques instants.';

/**
 * An action of a form of a claim; `run` resolves with the sentence of a refusal, or undefined. `onRefused` reads the claim
 * again, which another tab may have sent or withdrawn.
 */
export function useClaimAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  failedTitle: string,
  onRefused?: () => void,
) {
  const act = useAction(document);
  const [pending, setPending] = useState(false);
  const run = async (variables: Variables): Promise<string | undefined> => {
    setPending(true);
    closeToast();
    try {
      await act(variables);
      return undefined;
    } catch (failure) {
      onRefused?.();
      return toastFailure(failedTitle, failure, unknownFailure);
    } finally {
      setPending(false);
    }
  };
  return { run, pending };
}

interface ClaimFormOptions<Input extends FieldValues> {
  values: DefaultValues<Input>;
  field: Path<Input>;
  failed: string;
  onAccepted?: () => void;
  onRefused: () => void;
}

/** The same for a form with one field, where a refusal is shown. */
export function useClaimForm<Input extends FieldValues, Output extends object, Data>(
  document: TypedDocumentNode<Data, Output>,
  schema: z.ZodType<Output, Input>,
  { values, field, failed, onAccepted, onRefused }: ClaimFormOptions<Input>,
) {
  const { run } = useClaimAction(document, failed, onRefused);
  const form = useTypedForm(schema, { defaultValues: values });
  const send = form.handleSubmit(async (typed) => {
    const refusal = await run(typed);
    if (refusal) form.setError(field, { message: refusal });
    else onAccepted?.();
  });
  return { form, send };
}

/** The form of a code that proves a claim, and its field. */
export function useCodeForm(id: string, onRefused: () => void) {
  const { form, send } = useClaimForm(confirmClaimCodeMutation, claimCodeForm, {
    values: { id, code: '' },
    field: 'code',
    failed: "Le code n'est pas confirmé",
    onAccepted: () => announce('Code confirmé'),
    onRefused,
  });
  const label = `Code à ${claimCodeLength} chiffres`;
  const maxLength = claimCodeLength + 3;
  const field = { label, inputMode: 'numeric', maxLength, required: true, ...fieldOf(form, 'code') } as const;
  return { form, send, field };
}
