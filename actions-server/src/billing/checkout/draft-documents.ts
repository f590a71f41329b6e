import { graphql } from '../../hasura/graphql.ts';

export const draftQuery = graphql(`
  query Draft($id: uuid!) {
    laundromat_drafts_by_pk(id: $id) {
      id
      userId
      form
      completedAt
    }
    laundromats_by_pk(id: $id) {
      userId
      isActive
      needsApproval
    }
  }
`);

/** A repeated draft replaces the pending one; completed drafts and those of other users stay unchanged. */
export const saveDraftMutation = graphql(`
  mutation SaveDraft($draft: laundromat_drafts_insert_input!, $userId: uuid!) {
    insert_laundromat_drafts(
      objects: [$draft]
      on_conflict: {
        constraint: laundromat_drafts_pkey
        update_columns: [planId, form]
        where: { userId: { _eq: $userId }, completedAt: { _is_null: true } }
      }
    ) {
      affected_rows
    }
  }
`);

export const saveSessionOfDraftMutation = graphql(`
  mutation NameSession($id: uuid!, $sessionId: String!) {
    update_laundromat_drafts_by_pk(pk_columns: { id: $id }, _set: { stripeCheckoutSessionId: $sessionId }) {
      id
    }
  }
`);

/** Completes a draft and stores the notification about it; a repetition changes nothing. */
export const completeDraftMutation = graphql(`
  mutation CompleteDraft($id: uuid!, $completedAt: timestamptz!, $mails: [billing_emails_insert_input!]!) {
    update_laundromat_drafts(
      where: { id: { _eq: $id }, completedAt: { _is_null: true } }
      _set: { laundromatId: $id, completedAt: $completedAt }
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

export const discardDraftMutation = graphql(`
  mutation DiscardDraft($id: uuid!, $userId: uuid!) {
    delete_laundromat_drafts(
      where: { id: { _eq: $id }, userId: { _eq: $userId }, completedAt: { _is_null: true } }
    ) {
      affected_rows
    }
  }
`);
