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
    fact_corrections_aggregate(
      where: {
        _or: [
          { status: { _eq: "open" } }
          { status: { _eq: "accepted" }, kind: { _eq: "closed" }, laundromat: { isActive: { _eq: true } } }
        ]
      }
    ) {
      aggregate {
        count
      }
    }
    laundromat_claims_aggregate(where: { status: { _eq: "submitted" } }) {
      aggregate {
        count
      }
    }
    reviews_aggregate(where: { isHeld: { _eq: true } }) {
      aggregate {
        count
      }
    }
    review_photos_aggregate(where: { isApproved: { _eq: false } }) {
      aggregate {
        count
      }
    }
    reports_aggregate(where: { state: { _eq: "open" } }) {
      aggregate {
        count
      }
    }
  }
`);
