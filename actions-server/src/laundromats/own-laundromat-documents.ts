import { graphql } from '../hasura/graphql.ts';
import { summaryFragment } from './laundromat-documents.ts';

/** Hasura returns the owner's id and what waits for approval to the owner alone. */
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

/** Inserts the row together with its services, so that a refused row leaves none behind. */
export const createLaundromatMutation = graphql(`
  mutation CreateLaundromat($laundromat: laundromats_insert_input!) {
    insert_laundromats_one(object: $laundromat) {
      id
    }
  }
`);

/** The content that the owner's changes are compared with, before they are published. */
export const approvedContentQuery = graphql(`
  query ApprovedContent($id: uuid!) {
    laundromats_by_pk(id: $id) {
      approvedContent
    }
  }
`);

/**
 * One transaction. It locks the row and refuses to overwrite newer values before it replaces services, machines and
 * exceptional hours. The machines are deleted before the price is written, because the database derives the price from
 * stored machines.
 */
export const updateLaundromatMutation = graphql(`
  mutation UpdateLaundromat(
    $id: uuid!
    $userId: uuid!
    $checks: [edit_checks_insert_input!]!
    $changes: laundromats_set_input!
    $held: jsonb!
    $replacesServices: Boolean!
    $services: [laundromat_services_insert_input!]!
    $replacesMachines: Boolean!
    $machines: [machines_insert_input!]!
    $replacesExceptions: Boolean!
    $exceptions: [opening_exceptions_insert_input!]!
  ) {
    locked: update_laundromats(
      where: { id: { _eq: $id }, userId: { _eq: $userId } }
      _set: { userId: $userId }
    ) {
      affected_rows
    }
    insert_edit_checks(objects: $checks) {
      affected_rows
    }
    delete_machines(where: { laundromatId: { _eq: $id } }) @include(if: $replacesMachines) {
      affected_rows
    }
    update_laundromats(
      where: { id: { _eq: $id }, userId: { _eq: $userId } }
      _set: $changes
      _append: { heldContent: $held }
    ) {
      affected_rows
    }
    insert_machines(objects: $machines) {
      affected_rows
    }
    delete_laundromat_services(where: { laundromatId: { _eq: $id } }) @include(if: $replacesServices) {
      affected_rows
    }
    insert_laundromat_services(objects: $services) {
      affected_rows
    }
    delete_opening_exceptions(where: { laundromatId: { _eq: $id } }) @include(if: $replacesExceptions) {
      affected_rows
    }
    insert_opening_exceptions(objects: $exceptions) {
      affected_rows
    }
  }
`);
