import { gql } from 'urql';
import type {
  UpdateLaundromatMutation,
  UpdateLaundromatMutationVariables,
} from '#app/data/generated/graphql.ts';

/** Changes an owner's laundromat. */
export const updateLaundromatMutation = gql<UpdateLaundromatMutation, UpdateLaundromatMutationVariables>`
  mutation UpdateLaundromat($id: uuid!, $changes: LaundromatChanges!) {
    updateLaundromat(id: $id, changes: $changes) {
      id
    }
  }
`;
