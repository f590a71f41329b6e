import { graphql } from '#app/data/graphql.ts';

/**
 * Saves all changes of the dialog, or none. Machines are removed first, because a price that follows from a washer
 * overrides the one that is written.
 */
export const saveLaundromatMutation = graphql(`
  mutation SaveLaundromat(
    $id: uuid!
    $checks: [edit_checks_insert_input!]!
    $changes: laundromats_set_input!
    $added: [laundromat_services_insert_input!]!
    $removed: [uuid!]!
    $addedMachines: [machines_insert_input!]!
    $removedMachines: [uuid!]!
    $addedExceptions: [opening_exceptions_insert_input!]!
    $removedExceptions: [uuid!]!
  ) {
    insert_edit_checks(objects: $checks) {
      affected_rows
    }
    delete_machines(where: { laundromatId: { _eq: $id }, id: { _in: $removedMachines } }) {
      affected_rows
    }
    update_laundromats_by_pk(pk_columns: { id: $id }, _set: $changes) {
      id
      name
    }
    delete_opening_exceptions(where: { laundromatId: { _eq: $id }, id: { _in: $removedExceptions } }) {
      affected_rows
    }
    insert_opening_exceptions(objects: $addedExceptions) {
      affected_rows
    }
    insert_machines(objects: $addedMachines) {
      affected_rows
    }
    delete_laundromat_services(where: { laundromatId: { _eq: $id }, serviceId: { _in: $removed } }) {
      affected_rows
    }
    insert_laundromat_services(
      objects: $added
      on_conflict: { constraint: laundromat_services_pkey, update_columns: [] }
    ) {
      affected_rows
    }
  }
`);

export const addLaundromatMutation = graphql(`
  mutation AddLaundromat($laundromat: laundromats_insert_input!) {
    insert_laundromats_one(object: $laundromat) {
      id
      slug
      name
    }
  }
`);

export const restoreLaundromatMutation = graphql(`
  mutation RestoreLaundromat($id: uuid!) {
    restore_laundromat(args: { deleted_id: $id }) {
      id
      slug
    }
  }
`);
