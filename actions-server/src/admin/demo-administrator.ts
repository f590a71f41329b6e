import { setTimeout as sleep } from 'node:timers/promises';
import { superuserGraphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { systemWithTimeout } from '../session/caller.ts';
import type { Logger } from '../telemetry/logger.ts';

export const demoAdministrator = 'admin@lavoir.test';

const demoAdministratorQuery = superuserGraphql(`
  query DemoAdministrator($email: citext!) {
    users(where: { email: { _eq: $email } }) {
      id
    }
  }
`);

export async function findDemoAdministrator(
  hasura: Hasura,
  logger: Logger,
  retryMs = 1_000,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const variables = { email: demoAdministrator };
      const { users } = await hasura.query(demoAdministratorQuery, variables, systemWithTimeout({}));
      return users.length > 0;
    } catch (error) {
      if (attempt === 1) logger.warn({ err: error }, 'waiting for Hasura to look for demo accounts');
      await sleep(retryMs);
    }
  }
}
