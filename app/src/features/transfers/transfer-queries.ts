import { useState } from 'react';
import { graphql } from '#app/graphql/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';

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

export const answerTransferMutation = graphql(`
  mutation AnswerTransfer($id: uuid!, $answer: String!) {
    answerTransfer(id: $id, answer: $answer) {
      id
    }
  }
`);

export function useOpenTransfers() {
  const [openedAt] = useState(() => Date.now());
  const { data, failed, refresh } = useFreshQuery({ query: ownTransfersQuery, variables: {} });
  const transfers = (data?.laundromat_transfers ?? []).filter(
    ({ expiresAt }) => Date.parse(expiresAt) > openedAt,
  );
  return { transfers, failed, refresh };
}
