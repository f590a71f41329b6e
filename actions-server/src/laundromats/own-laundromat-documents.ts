import { graphql } from '../hasura/graphql.ts';
import { summaryFragment } from './laundromat-documents.ts';

const ownFragment = graphql(
  `
    fragment OwnLaundromat on laundromats {
      owner {
        id
      }
      heldChange {
        content
      }
      ...LaundromatSummary
    }
  `,
  [summaryFragment],
);

export const ownLaundromatsQuery = graphql(
  `
    query OwnLaundromats($userId: uuid!, $limit: Int!, $offset: Int!) {
      laundromats(
        where: { owner: { id: { _eq: $userId } } }
        order_by: [{ createdAt: desc }, { id: asc }]
        limit: $limit
        offset: $offset
      ) {
        ...OwnLaundromat
      }
    }
  `,
  [ownFragment],
);

export const ownLaundromatQuery = graphql(
  `
    query OwnLaundromat($id: uuid!) {
      laundromats_by_pk(id: $id) {
        ...OwnLaundromat
      }
    }
  `,
  [ownFragment],
);
