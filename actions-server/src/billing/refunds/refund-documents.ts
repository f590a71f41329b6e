import { graphql } from '../../hasura/graphql.ts';

/** Reads what was paid for a refused laundromat, and its owner's other laundromats that the plan serves. */
export const refusedPaymentQuery = graphql(`
  query RefusedPayment($id: uuid!) {
    possible_duplicates(where: { laundromatId: { _eq: $id }, status: { _eq: "refused" } }) {
      refund
    }
    laundromat_drafts(where: { laundromatId: { _eq: $id } }) {
      userId
      stripeCheckoutSessionId
    }
    laundromats_by_pk(id: $id) {
      name
      owner {
        others: laundromats_aggregate(
          where: { id: { _neq: $id }, isActive: { _eq: true }, isPremium: { _eq: true } }
        ) {
          aggregate {
            count
          }
        }
      }
    }
  }
`);

export const saveRefundMutation = graphql(`
  mutation SaveRefund($id: uuid!, $refund: String) {
    update_possible_duplicates(
      where: { laundromatId: { _eq: $id }, status: { _eq: "refused" } }
      _set: { refund: $refund }
    ) {
      affected_rows
    }
  }
`);

/** The fact is that of the end of the subscription, about which no other email is then sent. */
export const notifyRefundMutation = graphql(`
  mutation NotifyRefund($mail: billing_emails_insert_input!) {
    insert_billing_emails_one(
      object: $mail
      on_conflict: { constraint: billing_emails_pkey, update_columns: [] }
    ) {
      fact
    }
  }
`);
