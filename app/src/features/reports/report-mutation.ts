import { graphql } from '#app/data/graphql.ts';

/** Reports a laundromat or one of its reviews. The same id sent again changes nothing. */
export const reportContentMutation = graphql(`
  mutation ReportContent($report: ReportInput!) {
    reportContent(report: $report) {
      id
    }
  }
`);
