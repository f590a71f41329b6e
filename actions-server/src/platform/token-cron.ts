import { z } from 'zod';
import type { CronJob } from './hasura-event.ts';
import type { Hasura } from './hasura.ts';

const purgeTokensMutation = {
  document: /* GraphQL */ `
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
      delete_sent_mails(where: { createdAt: { _lt: $yesterday } }) {
        affected_rows
      }
    }
  `,
  answer: z.object({}),
};

/** Limits of mails count 24 hours. */
const mailCountMs = 24 * 60 * 60 * 1000;

/**
 * Tokens that let nobody in any more, and mails that count no more. A used token is kept until it expires, so that its
 * replay is noticed.
 */
export function tokenCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_tokens(system) {
      const now = new Date();
      const variables = {
        now: now.toISOString(),
        yesterday: new Date(now.getTime() - mailCountMs).toISOString(),
      };
      await hasura.query({ ...purgeTokensMutation, variables }, system);
    },
  };
}
