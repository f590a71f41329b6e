import { graphql } from '../hasura/graphql.ts';

export const newLetterMutation = graphql(`
  mutation NewClaimLetter($letter: claim_letters_insert_input!, $id: uuid!, $now: timestamptz!) {
    insert_claim_letters_one(
      object: $letter
      on_conflict: {
        constraint: claim_letters_pkey
        update_columns: [laundromatId, codeHash, attempts, expiresAt]
      }
    ) {
      claimId
    }
    update_laundromat_claims(where: { id: { _eq: $id } }, _set: { letterSentAt: $now }) {
      affected_rows
    }
  }
`);

export const attemptLetterMutation = graphql(`
  mutation AttemptClaimLetter($id: uuid!, $laundromatId: uuid!, $allowed: Int!, $now: timestamptz!) {
    update_claim_letters(
      where: {
        claimId: { _eq: $id }
        laundromatId: { _eq: $laundromatId }
        attempts: { _lt: $allowed }
        expiresAt: { _gt: $now }
      }
      _inc: { attempts: 1 }
    ) {
      returning {
        codeHash
        attempts
      }
    }
  }
`);

/** Deletes the letter, whose code is used. */
export const confirmLetterMutation = graphql(`
  mutation ConfirmClaimLetter(
    $id: uuid!
    $userId: uuid!
    $laundromatId: uuid!
    $hash: String!
    $now: timestamptz!
  ) {
    update_laundromat_claims(
      where: {
        id: { _eq: $id }
        userId: { _eq: $userId }
        laundromatId: { _eq: $laundromatId }
        status: { _eq: "submitted" }
      }
      _set: { letterConfirmedAt: $now, provedLaundromatId: $laundromatId }
    ) {
      affected_rows
    }
    delete_claim_letters(where: { claimId: { _eq: $id }, codeHash: { _eq: $hash } }) {
      affected_rows
    }
  }
`);
