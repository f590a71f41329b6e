import { journalYears, restorableDays } from '#contract/moderation.ts';
import type { CronJob } from '../platform/hasura-event.ts';
import type { Hasura } from '../platform/hasura.ts';
import { purgeAdminRecordsMutation } from './moderation-documents.ts';

/** What administrators deleted, and the journal of what they did, each after its time. */
export function adminCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_admin_records(system) {
      const restorable = new Date();
      restorable.setUTCDate(restorable.getUTCDate() - restorableDays);
      const kept = new Date();
      kept.setUTCFullYear(kept.getUTCFullYear() - journalYears);
      // The database measures the same years by its own clock, and refuses the whole sweep for one entry too young.
      kept.setUTCDate(kept.getUTCDate() - 1);
      const variables = { restorable: restorable.toISOString(), kept: kept.toISOString() };
      await hasura.query({ ...purgeAdminRecordsMutation, variables }, system);
    },
  };
}
