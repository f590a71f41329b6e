import { graphql } from '#app/graphql/graphql.ts';

export const decideLaundromatMutation = graphql(`
  mutation DecideLaundromat($id: uuid!, $decision: String!, $reason: String, $seenAt: String) {
    decideLaundromat(id: $id, decision: $decision, reason: $reason, seenAt: $seenAt) {
      id
    }
  }
`);

export const mergeLaundromatsMutation = graphql(`
  mutation MergeLaundromats($id: uuid!, $keptId: uuid!, $keepsOwnerOf: String) {
    mergeLaundromats(id: $id, keptId: $keptId, keepsOwnerOf: $keepsOwnerOf) {
      id
    }
  }
`);

export const decideReviewMutation = graphql(`
  mutation DecideReview($id: uuid!, $decision: String!, $reason: String) {
    decideReview(id: $id, decision: $decision, reason: $reason) {
      id
    }
  }
`);

export const decideReviewPhotoMutation = graphql(`
  mutation DecideReviewPhoto($id: uuid!, $decision: String!, $reason: String) {
    decideReviewPhoto(id: $id, decision: $decision, reason: $reason) {
      id
    }
  }
`);

export const removePhotoMutation = graphql(`
  mutation RemovePhoto($id: uuid!, $reason: String!) {
    removePhoto(id: $id, reason: $reason) {
      id
    }
  }
`);

export const decideReportsMutation = graphql(`
  mutation DecideReports($ids: [uuid!]!, $state: String!) {
    decideReports(ids: $ids, state: $state) {
      reportCount
    }
  }
`);
