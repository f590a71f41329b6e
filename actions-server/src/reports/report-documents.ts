import { z } from 'zod';

/** Sent as the reporter, who can report only what they may read. */
export const reportedLaundromatQuery = {
  document: /* GraphQL */ `
    query ReportedLaundromat($id: uuid!) {
      laundromats_by_pk(id: $id) {
        name
      }
    }
  `,
  answer: z.object({ laundromats_by_pk: z.object({ name: z.string() }).nullable() }),
};

export const reportedReviewQuery = {
  document: /* GraphQL */ `
    query ReportedReview($id: uuid!) {
      reviews_by_pk(id: $id) {
        laundromatId
        comment
      }
    }
  `,
  answer: z.object({
    reviews_by_pk: z.object({ laundromatId: z.guid(), comment: z.string() }).nullable(),
  }),
};

export const sendReportMutation = {
  document: /* GraphQL */ `
    mutation SendReport($report: reports_insert_input!) {
      insert_reports_one(object: $report) {
        id
      }
    }
  `,
  answer: z.object({ insert_reports_one: z.object({ id: z.guid() }) }),
};

export const reportQuery = {
  document: /* GraphQL */ `
    query Report($id: uuid!) {
      reports_by_pk(id: $id) {
        laundromatId
        reviewId
        reason
        message
      }
    }
  `,
  answer: z.object({
    reports_by_pk: z
      .object({
        laundromatId: z.guid(),
        reviewId: z.guid().nullable(),
        reason: z.string(),
        message: z.string().nullable(),
      })
      .nullable(),
  }),
};

export const reportedPlaceQuery = {
  document: /* GraphQL */ `
    query ReportedPlace($id: uuid!) {
      laundromats_by_pk(id: $id) {
        name
        slug
      }
    }
  `,
  answer: z.object({ laundromats_by_pk: z.object({ name: z.string(), slug: z.string() }).nullable() }),
};

export const purgeReportsMutation = {
  document: /* GraphQL */ `
    mutation PurgeReports($before: timestamptz!) {
      allow_long_statements {
        id
      }
      delete_reports(where: { createdAt: { _lt: $before } }) {
        affected_rows
      }
    }
  `,
  answer: z.object({ delete_reports: z.object({ affected_rows: z.int() }) }),
};
