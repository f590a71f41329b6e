import { graphql } from '#app/graphql/graphql.ts';

/** Accepts, dismisses or reopens a correction; the answer has the facts as they are then. */
export const decideCorrectionMutation = graphql(`
  mutation DecideCorrection($id: uuid!, $decision: String!, $closingReason: String) {
    decideCorrection(id: $id, decision: $decision, closingReason: $closingReason) {
      id
      correction {
        id
        status
      }
      laundromat {
        id
        isActive
        statedHours
        weeklyHours
        statedPriceFrom
        latitude
        longitude
        factsCheckedAt
      }
    }
  }
`);

/** States that the facts of a laundromat are right today. */
export const confirmFactsMutation = graphql(`
  mutation ConfirmFacts($laundromatId: uuid!) {
    confirmFacts(laundromatId: $laundromatId) {
      id
      laundromat {
        id
        factsCheckedAt
      }
    }
  }
`);
