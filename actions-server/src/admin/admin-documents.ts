import { z } from 'zod';
import { adminSubscriptionList, paymentList, userList } from '#contract/moderation/admin.ts';

export const usersQuery = {
  document: /* GraphQL */ `
    query Users {
      users(order_by: [{ createdAt: desc }, { id: asc }]) {
        id
        email
        firstName
        lastName
        role
        isActive
        emailVerified
        createdAt
        updatedAt
      }
    }
  `,
  answer: z.object({ users: userList }),
};

export const subscriptionsQuery = {
  document: /* GraphQL */ `
    query AdminSubscriptions {
      subscriptions(order_by: [{ createdAt: desc }, { id: asc }]) {
        id
        userId
        planId
        stripeSubscriptionId
        stripeCustomerId
        status
        currentPeriodStart
        currentPeriodEnd
        cancelAtPeriodEnd
        canceledAt
        trialStart
        trialEnd
        createdAt
        updatedAt
        plan {
          id
          name
          stripePriceId
          price
          currency
          interval
          features
          maxLaundromats
          allowFeatured
          prioritySupport
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
  answer: z.object({ subscriptions: adminSubscriptionList }),
};

export const paymentsQuery = {
  document: /* GraphQL */ `
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
  `,
  answer: z.object({ payments: paymentList }),
};
