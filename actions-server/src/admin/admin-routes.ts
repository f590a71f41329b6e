import { Router } from 'express';
import { planFields, subscriptionFields } from '../coverage/subscription-fragments.ts';
import { graphql, userFields } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { callerOf, requireRole } from '../session/caller.ts';

const usersQuery = graphql(
  `
    query Users {
      users(order_by: [{ createdAt: desc }, { id: asc }]) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

const subscriptionsQuery = graphql(
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

const paymentsQuery = graphql(`
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

const adminOnly = requireRole('site_admin');

export function adminRoutes(hasura: Hasura): Router {
  const routes = Router();
  routes.get('/users', adminOnly, async (request, response) => {
    const { users } = await hasura.query(usersQuery, {}, callerOf(request));
    response.json(users);
  });
  routes.get('/admin/subscriptions', adminOnly, async (request, response) => {
    const { subscriptions } = await hasura.query(subscriptionsQuery, {}, callerOf(request));
    response.json(subscriptions);
  });
  routes.get('/admin/payments', adminOnly, async (request, response) => {
    const { payments } = await hasura.query(paymentsQuery, {}, callerOf(request));
    response.json(payments);
  });
  return routes;
}
