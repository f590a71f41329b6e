import type { CronJob } from '../platform/hasura-event.ts';
import type { Hasura } from '../platform/hasura.ts';
import { expireFeaturedMutation } from './event-documents.ts';

/** Ends placements in time. The search looks at the date itself; this keeps badges and counts true. */
export function listingCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async expire_featured(system) {
      const variables = { now: new Date().toISOString() };
      await hasura.query({ ...expireFeaturedMutation, variables }, system);
    },
  };
}
