import { z } from 'zod';
import { decimalString } from '#contract/validation/text.ts';

const instant = z.string().nullable();

const user = z.object({
  id: z.guid(),
  email: z.string(),
  billingVersion: z.int(),
  stripeCustomerId: z.string().nullable(),
});

const plan = z.object({
  id: z.guid(),
  name: z.string(),
  price: decimalString,
  currency: z.string(),
  interval: z.enum(['month', 'year']).nullable(),
  maxLaundromats: z.int(),
  allowFeatured: z.boolean(),
  prioritySupport: z.boolean(),
  isActive: z.boolean(),
  stripeProductId: z.string().nullable(),
  stripePriceId: z.string().nullable(),
});
export type Plan = z.infer<typeof plan>;

const storedSubscription = z.object({
  id: z.guid(),
  planId: z.guid(),
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  status: z.string(),
  currentPeriodStart: instant,
  currentPeriodEnd: instant,
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: instant,
  trialStart: instant,
  trialEnd: instant,
});
export type StoredSubscription = z.infer<typeof storedSubscription>;

const listing = z.object({
  id: z.guid(),
  isActive: z.boolean(),
  isPremium: z.boolean(),
  isFeatured: z.boolean(),
  featuredUntil: instant,
  needsApproval: z.boolean(),
});
export type OwnedLaundromat = z.infer<typeof listing>;

const storedPayment = z.object({
  stripeInvoiceId: z.string().nullable(),
  subscriptionId: z.guid().nullable(),
  stripePaymentIntentId: z.string().nullable(),
  amount: decimalString,
  amountRefunded: decimalString,
  currency: z.string(),
  status: z.string(),
  disputeStatus: z.string().nullable(),
  description: z.string().nullable(),
  paidAt: instant,
});
export type StoredPayment = z.infer<typeof storedPayment>;

/** Reads all billing data of a user at one moment. The oldest laundromats come first: a plan covers those. */
export const billingAccountQuery = {
  document: /* GraphQL */ `
    query BillingAccount($userId: uuid!, $invoiceId: String!) {
      user: users_by_pk(id: $userId) {
        id
        email
        billingVersion
        stripeCustomerId
      }
      plans: subscription_plans {
        id
        name
        price
        currency
        interval
        maxLaundromats
        allowFeatured
        prioritySupport
        isActive
        stripeProductId
        stripePriceId
      }
      subscriptions(where: { userId: { _eq: $userId } }) {
        id
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
      }
      listings: laundromats(
        where: { userId: { _eq: $userId } }
        order_by: [{ createdAt: asc }, { id: asc }]
      ) {
        id
        isActive
        isPremium
        isFeatured
        featuredUntil
        needsApproval
      }
      payments(where: { stripeInvoiceId: { _eq: $invoiceId } }) {
        stripeInvoiceId
        subscriptionId
        stripePaymentIntentId
        amount
        amountRefunded
        currency
        status
        disputeStatus
        description
        paidAt
      }
      notified: billing_emails(where: { userId: { _eq: $userId } }) {
        fact
      }
    }
  `,
  answer: z.object({
    user: user.nullable(),
    plans: z.array(plan),
    subscriptions: z.array(storedSubscription),
    listings: z.array(listing),
    payments: z.array(storedPayment),
    notified: z.array(z.object({ fact: z.string() })),
  }),
};
export type BillingAccount = z.infer<typeof billingAccountQuery.answer> & { user: z.infer<typeof user> };

/**
 * One transaction. The revision comes first: it locks the user, and fails the whole mutation when another process has
 * written since the account was read.
 */
export const saveBillingMutation = {
  document: /* GraphQL */ `
    mutation SaveBilling(
      $userId: uuid!
      $user: users_set_input!
      $subscriptions: [subscriptions_insert_input!]!
      $payments: [payments_insert_input!]!
      $listings: [laundromats_updates!]!
      $mails: [billing_emails_insert_input!]!
    ) {
      update_users_by_pk(pk_columns: { id: $userId }, _set: $user) {
        id
      }
      insert_subscriptions(
        objects: $subscriptions
        on_conflict: {
          constraint: subscriptions_stripe_subscription_id_key
          update_columns: [
            planId
            stripeCustomerId
            status
            currentPeriodStart
            currentPeriodEnd
            cancelAtPeriodEnd
            canceledAt
            trialStart
            trialEnd
          ]
        }
      ) {
        affected_rows
      }
      insert_payments(
        objects: $payments
        on_conflict: {
          constraint: payments_stripe_invoice_id_key
          update_columns: [
            subscriptionId
            stripePaymentIntentId
            amount
            amountRefunded
            currency
            status
            disputeStatus
            description
            paidAt
          ]
        }
      ) {
        affected_rows
      }
      update_laundromats_many(updates: $listings) {
        affected_rows
      }
      insert_billing_emails(
        objects: $mails
        on_conflict: { constraint: billing_emails_pkey, update_columns: [] }
      ) {
        affected_rows
      }
    }
  `,
  answer: z.object({}),
};

/** Finds the user behind a Stripe customer. */
export const customerUserQuery = {
  document: /* GraphQL */ `
    query CustomerUser($customerId: String!) {
      users(where: { stripeCustomerId: { _eq: $customerId } }) {
        id
      }
      subscriptions(where: { stripeCustomerId: { _eq: $customerId } }, limit: 1) {
        userId
      }
    }
  `,
  answer: z.object({
    users: z.array(z.object({ id: z.guid() })),
    subscriptions: z.array(z.object({ userId: z.guid() })),
  }),
};
