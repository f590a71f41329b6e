import { z } from 'zod';
import { summaryFragment, summaryRow } from './laundromat-documents.ts';

const ownFragment = /* GraphQL */ `
  fragment OwnLaundromat on laundromats {
    owner {
      id
    }
    ...LaundromatSummary
  }
  ${summaryFragment}
`;

/** The id of the owner is returned to the owner alone. */
const ownRow = summaryRow.extend({ owner: z.object({ id: z.guid() }).nullable() });
export type OwnRow = z.infer<typeof ownRow>;

export const ownLaundromatsQuery = {
  document: /* GraphQL */ `
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
    ${ownFragment}
  `,
  answer: z.object({ laundromats: z.array(ownRow) }),
};

export const ownLaundromatQuery = {
  document: /* GraphQL */ `
    query OwnLaundromat($id: uuid!) {
      laundromats_by_pk(id: $id) {
        ...OwnLaundromat
      }
    }
    ${ownFragment}
  `,
  answer: z.object({ laundromats_by_pk: ownRow.nullable() }),
};

/** Inserts the row together with its services, so that a refused row leaves none behind. */
export const createLaundromatMutation = {
  document: /* GraphQL */ `
    mutation CreateLaundromat($laundromat: laundromats_insert_input!) {
      insert_laundromats_one(object: $laundromat) {
        id
      }
    }
  `,
  answer: z.object({ insert_laundromats_one: z.object({ id: z.guid() }) }),
};

export const updateLaundromatMutation = {
  document: /* GraphQL */ `
    mutation UpdateLaundromat($id: uuid!, $userId: uuid!, $changes: laundromats_set_input!) {
      update_laundromats(where: { id: { _eq: $id }, userId: { _eq: $userId } }, _set: $changes) {
        affected_rows
      }
    }
  `,
  answer: z.object({ update_laundromats: z.object({ affected_rows: z.int() }) }),
};

/** One transaction: the update locks the row before its services are replaced. */
export const updateLaundromatAndServicesMutation = {
  document: /* GraphQL */ `
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
  `,
  answer: updateLaundromatMutation.answer,
};
