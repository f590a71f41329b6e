import { useState } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { useAction } from '#app/data/action.ts';
import { graphql } from '#app/data/graphql.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { toast } from '#app/ui/notices/toast.ts';
import type { FieldErrors } from '#contract/http/errors.ts';
import { claimContent } from './claim-content.ts';

export const startClaimMutation = graphql(
  `
    mutation StartClaim($claim: ClaimInput!) {
      startClaim(claim: $claim) {
        id
        claim {
          ...ClaimContent
        }
      }
    }
  `,
  [claimContent],
);

export const setClaimCompanyMutation = graphql(
  `
    mutation SetClaimCompany($id: uuid!, $siret: String!) {
      setClaimCompany(id: $id, siret: $siret) {
        id
        claim {
          ...ClaimContent
        }
      }
    }
  `,
  [claimContent],
);

export const sendClaimCodeMutation = graphql(
  `
    mutation SendClaimCode($id: uuid!, $email: String!) {
      sendClaimCode(id: $id, email: $email) {
        id
        claim {
          ...ClaimContent
        }
      }
    }
  `,
  [claimContent],
);

export const confirmClaimCodeMutation = graphql(
  `
    mutation ConfirmClaimCode($id: uuid!, $code: String!) {
      confirmClaimCode(id: $id, code: $code) {
        id
        claim {
          ...ClaimContent
        }
      }
    }
  `,
  [claimContent],
);

export const submitClaimMutation = graphql(
  `
    mutation SubmitClaim($id: uuid!, $message: String) {
      submitClaim(id: $id, message: $message) {
        id
        claim {
          ...ClaimContent
        }
      }
    }
  `,
  [claimContent],
);

export const withdrawClaimMutation = graphql(
  `
    mutation WithdrawClaim($id: uuid!) {
      withdrawClaim(id: $id) {
        id
        claim {
          ...ClaimContent
        }
      }
    }
  `,
  [claimContent],
);

/** The server's reason for refusing an action, as sentences for the form. */
export interface ClaimRefusal {
  sentence: string;
  errors: FieldErrors;
}

const unknownFailure = 'Veuillez réessayer dans quelques instants.';

/** Returns the reason of a failure and shows it as a toast. */
export function refusalOf(failure: unknown, title: string): ClaimRefusal {
  const known = failure instanceof ApiFailure ? failure : undefined;
  const errors = known?.errors ?? {};
  const sentence = Object.values(errors)[0] ?? known?.sentence ?? unknownFailure;
  toast({ title, description: sentence, variant: 'destructive' });
  return { sentence, errors };
}

/** Runs an action of a claim. `run` resolves with the refusal, or with null on success. */
export function useClaimAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  failedTitle: string,
) {
  const act = useAction(document);
  const [pending, setPending] = useState(false);
  const run = async (variables: Variables): Promise<ClaimRefusal | null> => {
    setPending(true);
    try {
      await act(variables);
      return null;
    } catch (failure) {
      return refusalOf(failure, failedTitle);
    } finally {
      setPending(false);
    }
  };
  return { run, pending };
}
