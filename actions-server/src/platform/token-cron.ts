import { z } from 'zod';
import type { CronJob } from './hasura-event.ts';
import type { Hasura } from './hasura.ts';

const purgeTokensMutation = {
  document: /* GraphQL */ `
    mutation PurgeTokens($now: timestamptz!) {
      allow_long_statements {
        id
      }
      delete_refresh_tokens(where: { expiresAt: { _lt: $now } }) {
        affected_rows
      }
      delete_account_tokens(where: { expiresAt: { _lt: $now } }) {
        affected_rows
      }
    }
  `,
  answer: z.object({}),
};

/** Tokens that let nobody in any more. A used one is kept until it expires, so that its replay is noticed. */
export function tokenCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_tokens(system) {
      const variables = { now: new Date().toISOString() };
      await hasura.query({ ...purgeTokensMutation, variables }, system);
    },
  };
}
