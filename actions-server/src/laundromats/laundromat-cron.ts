import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { CronJob } from '../hasura/event.ts';

/** Ends featured periods. The search checks the date itself; this corrects badges and counts. */
export function laundromatCron(db: Database): Record<string, CronJob> {
  return {
    async expire_featured(system) {
      await db.transaction(
        system,
        (trx) =>
          trx
            .updateTable('laundromats')
            .set({ isFeatured: false })
            .where('isFeatured', '=', true)
            .where('featuredUntil', '<', sql<Date>`now()`)
            .execute(),
        { isJob: true },
      );
    },
  };
}
