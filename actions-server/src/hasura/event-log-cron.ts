import type { CronJob } from './event.ts';
import { graphql } from './graphql.ts';
import type { Hasura } from './hasura.ts';

/** Long enough to investigate something noticed after a holiday. */
const keepDays = 30;

const pruneEventLogsMutation = graphql(`
  mutation PruneEventLogs($keepDays: Int!) {
    allow_long_statements {
      id
    }
    prune_event_logs(args: { keep_days: $keepDays }) {
      id
    }
  }
`);

/** Deletes the logs of old deliveries, which Hasura would keep for ever. */
export function eventLogCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async prune_event_logs(system) {
      await hasura.query(pruneEventLogsMutation, { keepDays }, system);
    },
  };
}
