import { countRetentionMonths, frenchMonthOf } from '#contract/statistics/count-kinds.ts';
import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { purgeCountsMutation } from './count-documents.ts';

/** Deletes counts after the retention period of the privacy page. */
export function countCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_counts(system) {
      const before = frenchMonthOf(new Date(), countRetentionMonths);
      await hasura.query(purgeCountsMutation, { before }, system);
    },
  };
}
