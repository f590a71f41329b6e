import { graphql } from '#app/graphql/graphql.ts';

export const chooseClassMutation = graphql(`
  mutation ChooseSourceClass($type: String!, $id: String!, $chosenClass: String) {
    chooseSourceClass(type: $type, id: $id, chosenClass: $chosenClass) {
      id
    }
  }
`);

export const decidePairMutation = graphql(`
  mutation DecideSourcePair($id: uuid!, $decision: String!) {
    decideSourcePair(id: $id, decision: $decision) {
      id
    }
  }
`);

export const decideDifferenceMutation = graphql(`
  mutation DecideSourceDifference(
    $type: String!
    $id: String!
    $fact: String!
    $decision: String!
    $seen: jsonb!
  ) {
    decideSourceDifference(type: $type, id: $id, fact: $fact, decision: $decision, seen: $seen) {
      id
    }
  }
`);

export const confirmLostMutation = graphql(`
  mutation ConfirmLostLaundromat($type: String!, $id: String!) {
    confirmSourceLaundromat(type: $type, id: $id) {
      id
    }
  }
`);

/** Withdraws a laundromat that is closed, or publishes it again. */
export const closeLostMutation = graphql(`
  mutation CloseLostLaundromat($id: uuid!, $decision: String!, $reason: String) {
    decideLaundromat(id: $id, decision: $decision, reason: $reason) {
      id
    }
  }
`);
