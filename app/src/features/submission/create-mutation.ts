import { graphql } from '#app/data/graphql.ts';

/** Creates a laundromat under the owner's plan. Sending the same id again creates no second one. */
export const createLaundromatMutation = graphql(`
  mutation CreateLaundromat($laundromat: LaundromatInput!) {
    createLaundromat(laundromat: $laundromat) {
      id
      laundromat {
        id
        isActive
      }
    }
  }
`);
