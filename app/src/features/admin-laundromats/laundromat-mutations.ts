import { graphql } from '#app/graphql/graphql.ts';

export const editLaundromatMutation = graphql(`
  mutation EditLaundromat($id: uuid!, $changes: AdministratorChanges!) {
    editLaundromat(id: $id, changes: $changes) {
      id
      laundromat {
        id
        name
      }
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
    restoreLaundromat(id: $id) {
      id
    }
  }
`);
