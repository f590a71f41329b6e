import { correctionRetentionDays } from '#contract/corrections/corrections.ts';
import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { purgeCorrectionsMutation } from './correction-documents.ts';

/** Deletes corrections, decided or not, after the retention period of the privacy page. */
export function correctionCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_corrections(system) {
      const before = new Date();
      before.setUTCDate(before.getUTCDate() - correctionRetentionDays);
      await hasura.query(purgeCorrectionsMutation, { before: before.toISOString() }, system);
    },
  };
}
