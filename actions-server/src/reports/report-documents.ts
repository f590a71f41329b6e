import { graphql } from '../hasura/graphql.ts';

/** Sent as the reporter, who can report only what they may read. */
export const reportedTextQuery = graphql(`
  query ReportedText($id: uuid!, $reviewId: uuid!, $isReview: Boolean!) {
    laundromats_by_pk(id: $id) {
      name
      reviews(where: { id: { _eq: $reviewId } }) @include(if: $isReview) {
        comment
      }
    }
  }
`);

/** Returns the report that is stored under this id, which may be an earlier one. */
export const sendReportMutation = graphql(`
  mutation SendReport($report: reports_insert_input!) {
    insert_reports_one(object: $report, on_conflict: { constraint: reports_pkey, update_columns: [id] }) {
      laundromatId
      reviewId
      reason
      message
    }
  }
`);

export const reportedPlaceQuery = graphql(`
  query ReportedPlace($id: uuid!) {
    laundromats_by_pk(id: $id) {
      name
      slug
    }
  }
`);
