import { summaryFragment } from './laundromat-documents.ts';
import { graphql } from '../hasura/graphql.ts';

/** Hasura returns the owner's id to the owner alone. */
const ownFragment = graphql(
  `
    fragment OwnLaundromat on laundromats {
      owner {
        id
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

/** Inserts the row together with its services, so that a refused row leaves none behind. */
export const createLaundromatMutation = graphql(`
  mutation CreateLaundromat($laundromat: laundromats_insert_input!) {
    insert_laundromats_one(object: $laundromat) {
      id
    }
  }
`);

export const updateLaundromatMutation = graphql(`
  mutation UpdateLaundromat($id: uuid!, $userId: uuid!, $changes: laundromats_set_input!) {
    update_laundromats(where: { id: { _eq: $id }, userId: { _eq: $userId } }, _set: $changes) {
      affected_rows
    }
  }
`);

/** One transaction: the update locks the row before its services are replaced. */
export const updateLaundromatAndServicesMutation = graphql(`
  mutation UpdateLaundromatAndServices(
    $id: uuid!
    $userId: uuid!
    $changes: laundromats_set_input!
    $services: [laundromat_services_insert_input!]!
  ) {
    update_laundromats(where: { id: { _eq: $id }, userId: { _eq: $userId } }, _set: $changes) {
      affected_rows
    }
    delete_laundromat_services(where: { laundromatId: { _eq: $id } }) {
      affected_rows
    }
    insert_laundromat_services(objects: $services) {
      affected_rows
    }
  }
`);
