import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, startProject, type TestProject } from '../testing/project-fixture.ts';
import { startWebhook, type TestWebhook } from '../testing/webhook.ts';

let project: TestProject;
let webhook: TestWebhook;
let database: pg.Client;

beforeAll(async () => {
  webhook = await startWebhook();
  project = await startProject({
    sql: '',
    tables: [],
    files: {
      'metadata/cron_triggers.yaml': [
        {
          name: 'purge',
          webhook: '{{WEBHOOK_URL}}/purge',
          schedule: '30 3 1 1 *',
          include_in_metadata: true,
          payload: { keep: 3 },
          headers: [{ name: 'x-hook', value_from_env: 'HOOK' }],
          retry_conf: {
            num_retries: 1,
            retry_interval_seconds: 0,
            timeout_seconds: 5,
            tolerance_seconds: 60,
          },
          comment: 'yearly',
        },
        { name: 'bare', webhook: '{{WEBHOOK_URL}}/bare', schedule: '0 4 1 1 *', include_in_metadata: true },
      ],
    },
    environment: {
      WEBHOOK_URL: webhook.url,
      HOOK: 'hook-secret',
      HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '20',
    },
  });
  database = await connect(project.databaseUrl);
});

beforeEach(async () => {
  webhook.calls.length = 0;
  webhook.reply = () => ({ json: {} });
  await database.query('delete from hdb_catalog.hdb_cron_events where scheduled_time < now()');
});

afterAll(async () => {
  await database.end();
  await project.close();
  await webhook.close();
});

const tick = (name: string, secondsAgo: number) =>
  database.query(
    'insert into hdb_catalog.hdb_cron_events (trigger_name, scheduled_time) values ($1, now() - make_interval(secs => $2))',
    [name, secondsAgo],
  );

const logged = (status: string, tries: number) =>
  expect
    .poll(
      async () =>
        (
          await database.query(
            'select status, tries from hdb_catalog.hdb_cron_events where scheduled_time < now()',
          )
        ).rows as unknown[],
    )
    .toEqual([{ status, tries }]);

test('the next hundred ticks are planned, in UTC', async () => {
  const { rows } = await database.query<{ count: number; times: string[] }>(
    `select count(*)::int, array_agg(distinct to_char(timezone('utc', scheduled_time), 'MM-DD HH24:MI:SS')) as times
     from hdb_catalog.hdb_cron_events where trigger_name = 'purge' and scheduled_time > now()`,
  );
  expect(rows).toEqual([{ count: 100, times: ['01-01 03:30:00'] }]);
});

test('a tick that is due is sent with the payload, name and time', async () => {
  await tick('purge', 1);
  const [call] = await webhook.received(1);
  expect(call?.path).toBe('/purge');
  expect(call?.headers['x-hook']).toBe('hook-secret');
  expect(call?.body).toEqual({
    id: expect.any(String),
    name: 'purge',
    scheduled_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    payload: { keep: 3 },
    comment: 'yearly',
  });
  await logged('delivered', 1);
});

test('properties that a trigger does not have are not sent', async () => {
  await tick('bare', 1);
  const [call] = await webhook.received(1);
  expect(Object.keys(call?.body).sort()).toEqual(['id', 'name', 'scheduled_time']);
  await logged('delivered', 1);
});

test('a failed tick is retried as often as its trigger allows', async () => {
  webhook.reply = () => ({ status: 500 });
  await tick('purge', 1);
  await logged('error', 2);
  expect(webhook.calls).toHaveLength(2);
});

test('a tick that is too late is not sent', async () => {
  await tick('purge', 61);
  await logged('dead', 0);
  expect(webhook.calls).toEqual([]);
});

test('an invalid schedule fails the start', async () => {
  const files = {
    'metadata/cron_triggers.yaml': [{ name: 'x', webhook: 'http://localhost', schedule: 'never' }],
  };
  await expect(startProject({ sql: '', tables: [], files })).rejects.toThrow(
    /^metadata\/cron_triggers\.yaml: \[0\]\.schedule is not a valid schedule: /,
  );
});
