import type { CronJob } from '../hasura/event.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';

/** Ends the featured period; the laundromat stays published and premium. */
const expireFeaturedMutation = graphql(`
  mutation ExpireFeatured($now: timestamptz!) {
    allow_long_statements {
      id
    }
    update_laundromats(
      where: { isFeatured: { _eq: true }, featuredUntil: { _lt: $now } }
      _set: { isFeatured: false }
    ) {
      affected_rows
    }
  }
`);

/** Ends featured periods. The search checks the date itself; this corrects badges and counts. */
export function laundromatCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async expire_featured(system) {
      const variables = { now: new Date().toISOString() };
      await hasura.query(expireFeaturedMutation, variables, system);
    },
  };
}
