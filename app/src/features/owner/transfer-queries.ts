import { useState } from 'react';
import { type AnyVariables, type TypedDocumentNode, useQuery } from 'urql';
import { useAction } from '#app/data/action.ts';
import { graphql } from '#app/data/graphql.ts';
import { ApiFailure } from '#app/rest/api-failure.ts';
import { toast } from '#app/ui/toast.ts';

const ownTransfersQuery = graphql(`
  query OwnTransfers {
    laundromat_transfers(where: { status: { _eq: "open" } }, order_by: [{ createdAt: desc }]) {
      id
      laundromatId
      userId
      recipientEmail
      expiresAt
      laundromat {
        id
        name
        slug
        city
      }
    }
  }
`);

export const offerLaundromatMutation = graphql(`
  mutation OfferLaundromat($id: uuid!, $laundromatId: uuid!, $email: String!) {
    offerLaundromat(id: $id, laundromatId: $laundromatId, email: $email) {
      id
    }
  }
`);

export const answerTransferMutation = graphql(`
  mutation AnswerTransfer($id: uuid!, $answer: String!) {
    answerTransfer(id: $id, answer: $answer) {
      id
    }
  }
`);

/** Returns the open offers that the signed-in owner has made or received, and a function that reads them again. */
export function useOpenTransfers() {
  const [openedAt] = useState(() => Date.now());
  const [{ data }, reload] = useQuery({
    query: ownTransfersQuery,
    variables: {},
    requestPolicy: 'cache-and-network',
  });
  const transfers = (data?.laundromat_transfers ?? []).filter(
    ({ expiresAt }) => Date.parse(expiresAt) > openedAt,
  );
  return { transfers, readAnew: () => reload({ requestPolicy: 'network-only' }) };
}

/** Runs an action about an offer, and shows as a toast that it succeeded or why not. */
export function useTransferAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  onDone: () => void,
) {
  const act = useAction(document);
  const [pending, setPending] = useState(false);
  const run = async (variables: Variables, done: string, failed: string): Promise<void> => {
    setPending(true);
    try {
      await act(variables);
      toast({ title: done });
      onDone();
    } catch (failure) {
      const description = failure instanceof ApiFailure ? failure.sentence : undefined;
      toast({ title: failed, description, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { run, pending };
}
