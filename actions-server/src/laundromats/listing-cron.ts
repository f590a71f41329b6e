import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { expireFeaturedMutation } from './event-documents.ts';

/** Ends featured periods. The search checks the date itself; this corrects badges and counts. */
export function laundromatCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async expire_featured(system) {
      const variables = { now: new Date().toISOString() };
      await hasura.query(expireFeaturedMutation, variables, system);
    },
  };
}
