import { graphql } from '../hasura/graphql.ts';

/** Sent as the reporter, who can report only what they may read. */
export const reportedLaundromatQuery = graphql(`
  query ReportedLaundromat($id: uuid!) {
    laundromats_by_pk(id: $id) {
      name
    }
  }
`);

export const reportedReviewQuery = graphql(`
  query ReportedReview($id: uuid!) {
    reviews_by_pk(id: $id) {
      laundromatId
      comment
    }
  }
`);

export const sendReportMutation = graphql(`
  mutation SendReport($report: reports_insert_input!) {
    insert_reports_one(object: $report) {
      id
    }
  }
`);

export const reportQuery = graphql(`
  query Report($id: uuid!) {
    reports_by_pk(id: $id) {
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

export const purgeReportsMutation = graphql(`
  mutation PurgeReports($before: timestamptz!) {
    allow_long_statements {
      id
    }
    delete_reports(where: { createdAt: { _lt: $before } }) {
      affected_rows
    }
  }
`);
