import { gql } from 'urql';
import type { ConfirmedCheckout } from '#contract/billing/billing.ts';
import type { ConfirmCheckoutMutationVariables } from '#app/data/generated/graphql.ts';

/** Processes a payment just made and returns its state. Safe to repeat. */
export const confirmCheckoutMutation = gql<
  { confirmCheckoutSession: ConfirmedCheckout },
  ConfirmCheckoutMutationVariables
>`
  mutation ConfirmCheckout($sessionId: String!) {
    confirmCheckoutSession(sessionId: $sessionId) {
      status
      draft {
        id
        status
      }
    }
  }
`;
