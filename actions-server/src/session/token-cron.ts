import type { CronJob } from '../hasura/event.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';

const purgeTokensMutation = graphql(`
  mutation PurgeTokens($now: timestamptz!, $yesterday: timestamptz!, $lastMonth: timestamptz!) {
    allow_long_statements {
      id
    }
    delete_refresh_tokens(where: { expiresAt: { _lt: $now } }) {
      affected_rows
    }
    delete_account_tokens(where: { expiresAt: { _lt: $now } }) {
      affected_rows
    }
    delete_owner_networks(where: { seenAt: { _lt: $lastMonth } }) {
      affected_rows
    }
    delete_sent_emails(where: { createdAt: { _lt: $yesterday } }) {
      affected_rows
    }
    delete_rate_limits(where: { endsAt: { _lt: $yesterday } }) {
      affected_rows
    }
  }
`);

/** Period over which sent emails are counted. */
const mailCountMs = 24 * 60 * 60 * 1000;
/** Time for which a network address from which an owner has signed in counts as theirs. */
const ownerNetworkMs = 30 * mailCountMs;

/**
 * Deletes expired tokens, and the records of sent emails, of owners' addresses and of rate limits that no longer count. A used
 * token stays until it expires, so that a replay is detected.
 */
export function tokenCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_tokens(system) {
      const now = new Date();
      const variables = {
        now: now.toISOString(),
        yesterday: new Date(now.getTime() - mailCountMs).toISOString(),
        lastMonth: new Date(now.getTime() - ownerNetworkMs).toISOString(),
      };
      await hasura.query(purgeTokensMutation, variables, system);
    },
  };
}
