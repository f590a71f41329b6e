import { closedYears } from '#contract/laundromat/closing.ts';
import { journalYears, restorableDays } from '#contract/moderation/moderation.ts';
import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { purgeAdminRecordsMutation } from './moderation-documents.ts';

/** Deletes what administrators deleted, the journal of their actions and closed laundromats, each after its retention period. */
export function adminCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_admin_records(system) {
      const restorable = new Date();
      restorable.setUTCDate(restorable.getUTCDate() - restorableDays);
      const kept = new Date();
      kept.setUTCFullYear(kept.getUTCFullYear() - journalYears);
      // The database checks the same years with its own clock, and refuses the whole deletion if one entry is too
      // young. A day more allows for a difference of the clocks.
      kept.setUTCDate(kept.getUTCDate() - 1);
      const closed = new Date();
      closed.setUTCFullYear(closed.getUTCFullYear() - closedYears);
      const variables = {
        restorable: restorable.toISOString(),
        kept: kept.toISOString(),
        closed: closed.toISOString(),
      };
      await hasura.query(purgeAdminRecordsMutation, variables, system);
    },
  };
}
