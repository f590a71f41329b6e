import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { graphql } from '../hasura/graphql.ts';

const purgeTokensMutation = graphql(`
  mutation PurgeTokens($now: timestamptz!, $yesterday: timestamptz!) {
    allow_long_statements {
      id
    }
    delete_refresh_tokens(where: { expiresAt: { _lt: $now } }) {
      affected_rows
    }
    delete_account_tokens(where: { expiresAt: { _lt: $now } }) {
      affected_rows
    }
    delete_sent_emails(where: { createdAt: { _lt: $yesterday } }) {
      affected_rows
    }
  }
`);

/** Period over which sent emails are counted. */
const mailCountMs = 24 * 60 * 60 * 1000;

/**
 * Deletes expired tokens and the records of sent emails that no longer count. A used token stays until it expires, so
 * that a replay is detected.
 */
export function tokenCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_tokens(system) {
      const now = new Date();
      const variables = {
        now: now.toISOString(),
        yesterday: new Date(now.getTime() - mailCountMs).toISOString(),
      };
      await hasura.query(purgeTokensMutation, variables, system);
    },
  };
}
