import { gql } from 'urql';
import type {
  CreateLaundromatMutation,
  CreateLaundromatMutationVariables,
} from '#app/data/generated/graphql.ts';

/** Adds a laundromat under the owner's plan. The same id sent again is the same laundromat. */
export const createLaundromatMutation = gql<CreateLaundromatMutation, CreateLaundromatMutationVariables>`
  mutation CreateLaundromat($laundromat: LaundromatInput!) {
    createLaundromat(laundromat: $laundromat) {
      id
      laundromat {
        id
        isActive
      }
    }
  }
`;
