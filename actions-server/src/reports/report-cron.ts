import { contactRetentionYears } from '#contract/contact/contact.ts';
import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { purgeReportsMutation } from './report-documents.ts';

/** Deletes reports after the same period as messages to the site, because they may contain an address. */
export function reportCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_reports(system) {
      const before = new Date();
      before.setUTCFullYear(before.getUTCFullYear() - contactRetentionYears);
      await hasura.query(purgeReportsMutation, { before: before.toISOString() }, system);
    },
  };
}
