import type { AdminBillingQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';

export type AdminBilling = AdminBillingQuery;

export const billingQuery = graphql(`
  query AdminBilling($limit: Int!) {
    admin_overview {
      revenueCents
      succeededPayments
      paymentsThisMonth
    }
    admin_months(order_by: [{ month: asc }]) {
      month
      revenueCents
      newLaundromats
    }
    subscriptions(
      where: { status: { _eq: "active" } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
    ) {
      id
      status
      currentPeriodEnd
      cancelAtPeriodEnd
      plan {
        id
        name
      }
      user {
        id
        email
      }
    }
    subscriptions_aggregate(where: { status: { _eq: "active" } }) {
      aggregate {
        count
      }
    }
    subscription_plans(order_by: [{ price: asc }]) {
      id
      name
      price
      interval
      isActive
      stripePriceId
    }
  }
`);
