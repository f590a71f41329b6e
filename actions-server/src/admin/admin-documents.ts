import { graphql } from '../hasura/graphql.ts';
import { planFields, subscriptionFields } from '../coverage/subscription-fragments.ts';
import { userFields } from '../session/user-fragment.ts';

export const usersQuery = graphql(
  `
    query Users {
      users(order_by: [{ createdAt: desc }, { id: asc }]) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

export const subscriptionsQuery = graphql(
  `
    query AdminSubscriptions {
      subscriptions(order_by: [{ createdAt: desc }, { id: asc }]) {
        ...SubscriptionFields
        stripeCustomerId
        plan {
          ...PlanFields
        }
        user {
          id
          email
          firstName
          lastName
        }
      }
    }
  `,
  [subscriptionFields, planFields],
);

export const paymentsQuery = graphql(`
  query AdminPayments {
    payments(order_by: [{ createdAt: desc }, { id: asc }]) {
      id
      subscriptionId
      stripePaymentIntentId
      stripeInvoiceId
      amount
      currency
      status
      description
      paidAt
      createdAt
    }
  }
`);
