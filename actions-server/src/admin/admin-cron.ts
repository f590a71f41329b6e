import { journalYears, restorableDays } from '#contract/moderation/moderation.ts';
import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { purgeAdminRecordsMutation } from './moderation-documents.ts';

/** Deletes what administrators deleted and the journal of their actions, each after its retention period. */
export function adminCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_admin_records(system) {
      const restorable = new Date();
      restorable.setUTCDate(restorable.getUTCDate() - restorableDays);
      const kept = new Date();
      kept.setUTCFullYear(kept.getUTCFullYear() - journalYears);
      // The database checks the same years with its own clock and refuses the whole deletion for one entry that is too young.
      kept.setUTCDate(kept.getUTCDate() - 1);
      const variables = { restorable: restorable.toISOString(), kept: kept.toISOString() };
      await hasura.query(purgeAdminRecordsMutation, variables, system);
    },
  };
}
