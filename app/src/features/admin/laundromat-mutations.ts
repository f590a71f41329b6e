import { gql } from 'urql';
import type {
  AddLaundromatMutation,
  AddLaundromatMutationVariables,
  DeleteLaundromatMutation,
  DeleteLaundromatMutationVariables,
  EditLaundromatMutation,
  EditLaundromatMutationVariables,
  RestoreLaundromatMutation,
  RestoreLaundromatMutationVariables,
} from '#app/graphql/generated/graphql.ts';

/** Edits, publishes and refuses: the journal tells which by what changed. */
export const editLaundromatMutation = gql<EditLaundromatMutation, EditLaundromatMutationVariables>`
  mutation EditLaundromat($id: uuid!, $changes: laundromats_set_input!) {
    update_laundromats_by_pk(pk_columns: { id: $id }, _set: $changes) {
      id
      name
      isActive
      refusedAt
      refusalReason
    }
  }
`;

export const addLaundromatMutation = gql<AddLaundromatMutation, AddLaundromatMutationVariables>`
  mutation AddLaundromat($laundromat: laundromats_insert_input!) {
    insert_laundromats_one(object: $laundromat) {
      id
      slug
      name
    }
  }
`;

export const deleteLaundromatMutation = gql<DeleteLaundromatMutation, DeleteLaundromatMutationVariables>`
  mutation DeleteLaundromat($id: uuid!) {
    delete_laundromats_by_pk(id: $id) {
      id
    }
  }
`;

export const restoreLaundromatMutation = gql<RestoreLaundromatMutation, RestoreLaundromatMutationVariables>`
  mutation RestoreLaundromat($id: uuid!) {
    restore_laundromat(args: { deleted_id: $id }) {
      id
      slug
    }
  }
`;
