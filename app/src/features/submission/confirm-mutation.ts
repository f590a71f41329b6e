import { graphql } from '#app/data/graphql.ts';

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
