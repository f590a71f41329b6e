import { gql } from 'urql';
import type { AdminOverviewQuery, AdminOverviewQueryVariables } from '#app/data/generated/graphql.ts';

export type Overview = AdminOverviewQuery['admin_overview'][number];

export const overviewQuery = gql<AdminOverviewQuery, AdminOverviewQueryVariables>`
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
`;
