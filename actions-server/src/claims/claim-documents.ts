import { graphql } from '../hasura/graphql.ts';

/** Account and laundromat of a claim or offer that is about to be made. */
export const claimableQuery = graphql(`
  query ClaimableLaundromat($laundromatId: uuid!, $userId: uuid!) {
    users_by_pk(id: $userId) {
      email
      emailVerified
    }
    laundromats_by_pk(id: $laundromatId) {
      name
      userId
      isActive
      website
    }
  }
`);

export const startClaimMutation = graphql(`
  mutation StartLaundromatClaim($id: uuid!, $laundromatId: uuid!, $userId: uuid!, $domain: String) {
    start_claim(args: { claim_id: $id, claimed: $laundromatId, claimant: $userId, website_domain: $domain }) {
      id
      laundromatId
    }
  }
`);

/**
 * Reads a claim for the actions of its claimant. Sent as superuser, so the caller must be compared with the claimant.
 */
export const claimQuery = graphql(`
  query LaundromatClaim($id: uuid!) {
    laundromat_claims_by_pk(id: $id) {
      laundromatId
      userId
      status
      siret
      companyState
      email
      emailConfirmedAt
      letterConfirmedAt
      hasProof
      askedAt
      photoName
      previousUserId
      laundromat {
        name
        slug
        address
        postalCode
        city
        email
        website
        userId
        closedAt
      }
      disputes {
        id
        ownerId
        askedAt
        answeredAt
      }
    }
  }
`);

export const setClaimCompanyMutation = graphql(`
  mutation SetClaimCompany($where: laundromat_claims_bool_exp!, $company: laundromat_claims_set_input!) {
    update_laundromat_claims(where: $where, _set: $company) {
      affected_rows
    }
  }
`);

/** Claims for whose company the register did not answer, the oldest first. */
export const uncheckedCompaniesQuery = graphql(`
  query UncheckedClaimCompanies($limit: Int!) {
    laundromat_claims(
      where: { companyState: { _eq: "unavailable" }, status: { _in: ["draft", "submitted"] } }
      order_by: { createdAt: asc }
      limit: $limit
    ) {
      id
      siret
    }
  }
`);

export const newClaimCodeMutation = graphql(`
  mutation NewClaimCode($id: uuid!, $userId: uuid!, $email: String!, $hash: String!) {
    new_claim_code(args: { for_claim: $id, claimed_by: $userId, address: $email, hash: $hash }) {
      id
    }
  }
`);

export const confirmClaimCodeMutation = graphql(`
  mutation ConfirmEmailedClaimCode($id: uuid!, $userId: uuid!, $laundromatId: uuid!, $hash: String!) {
    confirm_claim_code(args: { for_claim: $id, claimed_by: $userId, hash: $hash }) {
      attempts
      usedAt
    }
    update_laundromat_claims(
      where: { id: { _eq: $id }, userId: { _eq: $userId }, emailConfirmedAt: { _is_null: false } }
      _set: { provedLaundromatId: $laundromatId }
    ) {
      affected_rows
    }
  }
`);

export const setClaimPhotoMutation = graphql(`
  mutation SetClaimPhoto($id: uuid!, $userId: uuid!, $photoName: String!, $now: timestamptz!) {
    update_laundromat_claims(
      where: { id: { _eq: $id }, userId: { _eq: $userId }, status: { _eq: "draft" } }
      _set: { photoName: $photoName, photoAddedAt: $now }
    ) {
      affected_rows
    }
  }
`);

export const submitClaimMutation = graphql(`
  mutation SubmitLaundromatClaim($id: uuid!, $userId: uuid!, $message: String) {
    submit_claim(args: { for_claim: $id, claimed_by: $userId, words: $message }) {
      id
    }
  }
`);

export const withdrawClaimMutation = graphql(`
  mutation WithdrawLaundromatClaim($id: uuid!, $userId: uuid!) {
    update_laundromat_claims(
      where: { id: { _eq: $id }, userId: { _eq: $userId }, status: { _in: ["draft", "submitted"] } }
      _set: { status: "withdrawn" }
    ) {
      returning {
        laundromatId
      }
    }
  }
`);

export const decideClaimMutation = graphql(`
  mutation DecideLaundromatClaim($decision: decide_claim_args!, $disputes: [uuid!]!, $now: timestamptz!) {
    decide_claim(args: $decision) {
      id
    }
    update_claim_disputes(
      where: { id: { _in: $disputes }, lostAt: { _is_null: true }, claim: { status: { _eq: "accepted" } } }
      _set: { lostAt: $now }
    ) {
      affected_rows
    }
  }
`);

export const revertClaimMutation = graphql(`
  mutation RevertLaundromatClaim($reversal: revert_claim_args!, $id: uuid!) {
    revert_claim(args: $reversal) {
      id
    }
    update_claim_disputes(
      where: { claimId: { _eq: $id }, claim: { status: { _eq: "reverted" } } }
      _set: { lostAt: null }
    ) {
      affected_rows
    }
  }
`);

export const claimPerson = graphql(`
  fragment ClaimPerson on users {
    id
    email
    emailVerified
    isActive
  }
`);

/** Laundromat and people of a claim that has changed. */
export const notifiedClaimQuery = graphql(
  `
    query NotifiedClaimSides($id: uuid!, $laundromatId: uuid!, $claimantId: uuid!, $previousId: uuid!) {
      laundromats_by_pk(id: $laundromatId) {
        name
        slug
        owner {
          ...ClaimPerson
        }
      }
      claimant: users_by_pk(id: $claimantId) {
        ...ClaimPerson
      }
      previous: users_by_pk(id: $previousId) {
        ...ClaimPerson
      }
      others: laundromat_claims(
        where: { laundromatId: { _eq: $laundromatId }, id: { _neq: $id }, status: { _eq: "submitted" } }
        order_by: [{ submittedAt: asc }]
        limit: 20
      ) {
        id
        user {
          ...ClaimPerson
        }
      }
    }
  `,
  [claimPerson],
);

export const purgeClaimsMutation = graphql(`
  mutation PurgeClaims(
    $draftsBefore: timestamptz!
    $closedBefore: timestamptz!
    $codesBefore: timestamptz!
    $photosBefore: timestamptz!
  ) {
    allow_long_statements {
      id
    }
    delete_claim_codes(where: { createdAt: { _lt: $codesBefore } }) {
      affected_rows
    }
    delete_laundromat_transfers(where: { createdAt: { _lt: $draftsBefore } }) {
      affected_rows
    }
    delete_laundromat_claims(
      where: {
        _or: [
          { status: { _eq: "draft" }, createdAt: { _lt: $draftsBefore } }
          { status: { _eq: "withdrawn" }, createdAt: { _lt: $closedBefore } }
          { decidedAt: { _lt: $closedBefore } }
        ]
      }
    ) {
      affected_rows
    }
    update_laundromat_claims(
      where: {
        photoName: { _is_null: false }
        _or: [{ status: { _eq: "withdrawn" } }, { decidedAt: { _lt: $photosBefore } }]
      }
      _set: { photoName: null, photoAddedAt: null }
    ) {
      affected_rows
    }
  }
`);

export const claimPhotosQuery = graphql(`
  query ClaimPhotos($names: [String!]!) {
    laundromat_claims(where: { photoName: { _in: $names } }) {
      photoName
    }
  }
`);
