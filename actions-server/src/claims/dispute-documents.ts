import { graphql } from '../hasura/graphql.ts';
import { claimPerson } from './claim-documents.ts';

/** Submitted claims whose laundromat has an owner, or whose contact has not been asked. */
export const claimsToAskQuery = graphql(
  `
    query ClaimsToAsk($laundromat: uuid_comparison_exp!, $limit: Int!) {
      laundromat_claims(
        where: {
          laundromatId: $laundromat
          status: { _eq: "submitted" }
          _or: [{ askedAt: { _is_null: true } }, { laundromat: { userId: { _is_null: false } } }]
        }
        order_by: [{ submittedAt: desc }]
        limit: $limit
      ) {
        id
        hasProof
        askedAt
        user {
          id
          email
        }
        disputes {
          ownerId
        }
        laundromat {
          id
          name
          siteEmail: email
          owner {
            ...ClaimPerson
          }
        }
      }
    }
  `,
  [claimPerson],
);

/** Records that the contact of a laundromat has been notified of a claim. */
export const contactAskedMutation = graphql(`
  mutation RecordAskedContact($id: uuid!, $now: timestamptz!) {
    update_laundromat_claims(
      where: { id: { _eq: $id }, askedAt: { _is_null: true } }
      _set: { askedAt: $now }
    ) {
      affected_rows
    }
  }
`);

export const ownerAskedMutation = graphql(`
  mutation RecordAskedOwner($dispute: claim_disputes_insert_input!) {
    insert_claim_disputes_one(
      object: $dispute
      on_conflict: { constraint: claim_disputes_once, update_columns: [] }
    ) {
      id
    }
  }
`);

export const answerDisputeMutation = graphql(`
  mutation AnswerClaimDispute($id: uuid!, $ownerId: uuid!, $answer: claim_disputes_set_input!) {
    update_claim_disputes(
      where: {
        id: { _eq: $id }
        ownerId: { _eq: $ownerId }
        claim: { status: { _eq: "submitted" } }
        laundromat: { userId: { _eq: $ownerId } }
      }
      _set: $answer
    ) {
      returning {
        laundromatId
      }
    }
  }
`);
