import { graphql } from '#app/graphql/graphql.ts';

/** Processes a payment just made and returns its state. Safe to repeat. */
export const confirmCheckoutMutation = graphql(`
  mutation ConfirmCheckout($sessionId: String!) {
    confirmCheckoutSession(sessionId: $sessionId) {
      status
      draft {
        id
        status
      }
    }
  }
`);

/** Deletes the server's copy of a draft that awaits payment, and closes its payment page. */
export const discardDraftMutation = graphql(`
  mutation DiscardDraft($id: uuid!) {
    discardDraft(id: $id) {
      id
    }
  }
`);

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
