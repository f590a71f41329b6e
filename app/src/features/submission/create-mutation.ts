import { graphql } from '#app/data/graphql.ts';

/** Adds a laundromat under the owner's plan. The same id sent again is the same laundromat. */
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
