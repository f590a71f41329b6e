import { graphql } from '../hasura/graphql.ts';

/** Sent as the sender, who can correct only what they may read. */
export const correctedLaundromatQuery = graphql(`
  query CorrectedLaundromat($id: uuid!) {
    laundromats_by_pk(id: $id) {
      isActive
      latitude
      longitude
      weeklyHours
    }
  }
`);

export const sendCorrectionMutation = graphql(`
  mutation SendCorrection($correction: fact_corrections_insert_input!) {
    insert_fact_corrections_one(object: $correction) {
      id
    }
  }
`);

export const correctionQuery = graphql(`
  query Correction($id: uuid!) {
    fact_corrections_by_pk(id: $id) {
      laundromatId
      kind
      status
      senderHash
    }
  }
`);

/** Sets the time of the sender's open correction of a fact, unless a later time is stored. */
export const repeatCorrectionMutation = graphql(`
  mutation RepeatCorrection($same: fact_corrections_bool_exp!, $seenAt: timestamptz!) {
    update_fact_corrections(
      where: { _and: [$same, { status: { _eq: "open" }, createdAt: { _lt: $seenAt } }] }
      _set: { createdAt: $seenAt }
    ) {
      affected_rows
    }
  }
`);

/** Deletes only a correction that nobody has decided. */
export const withdrawCorrectionMutation = graphql(`
  mutation WithdrawCorrection($id: uuid!) {
    insert_deleted_ids_one(
      object: { tableName: "fact_corrections", id: $id }
      on_conflict: { constraint: deleted_ids_pkey, update_columns: [] }
    ) {
      id
    }
    delete_fact_corrections(where: { id: { _eq: $id }, status: { _eq: "open" } }) {
      affected_rows
    }
  }
`);

/** Sent as the person who decides, who reads only corrections of laundromats that they may edit. */
export const decidedCorrectionQuery = graphql(`
  query DecidedCorrection($id: uuid!) {
    fact_corrections_by_pk(id: $id) {
      laundromatId
      status
      kind
      proposed
    }
  }
`);

export const decideCorrectionMutation = graphql(`
  mutation DecideFactCorrection($id: uuid!, $decision: String!, $decider: uuid!, $closingReason: String) {
    decide_fact_correction(
      args: { correction_id: $id, decision: $decision, decider: $decider, closing_reason: $closingReason }
    ) {
      id
    }
  }
`);

export const confirmFactsMutation = graphql(`
  mutation ConfirmLaundromatFacts($where: laundromats_bool_exp!) {
    update_laundromats(where: $where, _set: { factsCheckedAt: "now()" }) {
      affected_rows
    }
  }
`);

/** The laundromat of a correction, and the open ones that arrived before it. */
export const notifiedCorrectionQuery = graphql(`
  query NotifiedCorrectionByArrival(
    $laundromat: uuid!
    $kind: String!
    $correction: uuid!
    $receivedAt: timestamptz!
    $since: timestamptz!
  ) {
    laundromats_by_pk(id: $laundromat) {
      name
      slug
      owner {
        id
        email
        isActive
      }
    }
    fact_corrections(
      where: {
        id: { _neq: $correction }
        laundromatId: { _eq: $laundromat }
        kind: { _eq: $kind }
        status: { _eq: "open" }
        receivedAt: { _gt: $since, _lt: $receivedAt }
      }
      limit: 1
    ) {
      id
    }
  }
`);
