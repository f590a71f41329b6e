import { contactRetentionYears } from '#contract/contact.ts';
import type { CronJob } from '../platform/hasura-event.ts';
import type { Hasura } from '../platform/hasura.ts';
import { purgeReportsMutation } from './report-documents.ts';

/** Reports are kept as long as messages to the site: they too may bear an address. */
export function reportCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_reports(system) {
      const before = new Date();
      before.setUTCFullYear(before.getUTCFullYear() - contactRetentionYears);
      await hasura.query({ ...purgeReportsMutation, variables: { before: before.toISOString() } }, system);
    },
  };
}
