import { gql } from 'urql';
import type { ReportContentMutation, ReportContentMutationVariables } from '#app/data/generated/graphql.ts';

/** Reports a laundromat or one of its reviews. The same id sent again changes nothing. */
export const reportContentMutation = gql<ReportContentMutation, ReportContentMutationVariables>`
  mutation ReportContent($report: ReportInput!) {
    reportContent(report: $report) {
      id
    }
  }
`;
