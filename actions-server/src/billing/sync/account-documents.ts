import { planFields, subscriptionFields } from '../../coverage/subscription-fragments.ts';
import type { BillingAccountQuery } from '../../hasura/generated/graphql.ts';
import { graphql } from '../../hasura/graphql.ts';

/** Reads all billing data of a user at one moment. The oldest laundromats come first: a plan covers those. */
export const billingAccountQuery = graphql(
  `
    query BillingAccount($userId: uuid!, $invoiceId: String!) {
      user: users_by_pk(id: $userId) {
        id
        email
        billingVersion
        stripeCustomerId
      }
      plans: subscription_plans {
        ...PlanFields
        isActive
        stripeProductId
      }
      subscriptions(where: { userId: { _eq: $userId } }) {
        ...SubscriptionFields
        stripeCustomerId
      }
      laundromats(
        where: { userId: { _eq: $userId }, closedAt: { _is_null: true } }
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
        isFraudulent
        description
        nextAttemptAt
        paidAt
      }
      notified: billing_emails(where: { userId: { _eq: $userId } }) {
        fact
      }
    }
  `,
  [planFields, subscriptionFields],
);

/** All billing data of an existing user. */
export type BillingAccount = BillingAccountQuery & { user: NonNullable<BillingAccountQuery['user']> };
export type Plan = BillingAccount['plans'][number];
export type StoredSubscription = BillingAccount['subscriptions'][number];
export type OwnedLaundromat = BillingAccount['laundromats'][number];
export type StoredPayment = BillingAccount['payments'][number];

/**
 * One transaction. The revision comes first: it locks the user, and fails the whole mutation when another process has
 * written since the account was read.
 */
export const saveBillingMutation = graphql(`
  mutation SaveBilling(
    $userId: uuid!
    $user: users_set_input!
    $subscriptions: [subscriptions_insert_input!]!
    $payments: [payments_insert_input!]!
    $laundromats: [laundromats_updates!]!
    $mails: [billing_emails_insert_input!]!
    $unrefunded: [uuid!]!
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
          isFraudulent
          description
          nextAttemptAt
          paidAt
        ]
      }
    ) {
      affected_rows
    }
    update_laundromats_many(updates: $laundromats) {
      affected_rows
    }
    update_possible_duplicates(
      where: { laundromatId: { _in: $unrefunded }, status: { _eq: "refused" }, refund: { _eq: "done" } }
      _set: { refund: "failed" }
    ) {
      affected_rows
    }
    update_laundromat_drafts(
      where: { laundromatId: { _in: $unrefunded }, refund: { _eq: "done" } }
      _set: { refund: "failed" }
    ) {
      affected_rows
    }
    insert_billing_emails(
      objects: $mails
      on_conflict: { constraint: billing_emails_pkey, update_columns: [] }
    ) {
      affected_rows
    }
  }
`);
