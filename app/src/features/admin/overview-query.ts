import type { AdminOverviewQuery } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';

export type Overview = AdminOverviewQuery['admin_overview'][number];

export const overviewQuery = graphql(`
  query AdminOverview {
    admin_overview {
      laundromats
      awaitingModeration
      premiumLaundromats
      featuredLaundromats
      users
      activeUsers
      reviews
      unreadContacts
      activeSubscriptions
      revenueCents
      succeededPayments
      paymentsThisMonth
    }
    reports_aggregate(where: { state: { _eq: "open" } }) {
      aggregate {
        count
      }
    }
  }
`);
