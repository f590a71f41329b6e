import { graphql } from '#app/data/graphql.ts';

export const chooseClassMutation = graphql(`
  mutation ChooseSourceClass($type: String!, $id: bigint!, $chosenClass: String) {
    decided: update_source_objects_by_pk(
      pk_columns: { type: $type, id: $id }
      _set: { chosenClass: $chosenClass }
    ) {
      type
      id
      chosenClass
    }
  }
`);

/** Returns no row when the decision comes too late, as do the following mutations. */
export const decidePairMutation = graphql(`
  mutation DecideSourcePair($id: uuid!, $decision: String!) {
    decided: decide_source_candidate(args: { candidate_id: $id, decision: $decision }) {
      id
      status
    }
  }
`);

export const decideDifferenceMutation = graphql(`
  mutation DecideSourceDifference(
    $type: String!
    $id: bigint!
    $fact: String!
    $decision: String!
    $seen: jsonb!
  ) {
    decided: decide_source_difference(
      args: { source_type: $type, source_id: $id, fact: $fact, decision: $decision, seen: $seen }
    ) {
      type
      id
      differences
    }
  }
`);

export const confirmLostMutation = graphql(`
  mutation ConfirmLostLaundromat($type: String!, $id: bigint!) {
    decided: confirm_source_laundromat(args: { source_type: $type, source_id: $id }) {
      type
      id
      stillOpenAt
    }
  }
`);

/** Withdraws a laundromat that is closed, or publishes it again. */
export const closeLostMutation = graphql(`
  mutation CloseLostLaundromat($action: moderation_actions_insert_input!) {
    decided: insert_moderation_actions_one(object: $action) {
      id
    }
  }
`);
