import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, startProject, type TestProject } from '../testing/project-fixture.ts';
import { startWebhook, type ReceivedCall, type TestWebhook } from '../testing/webhook.ts';

let project: TestProject;
let webhook: TestWebhook;
let database: pg.Client;

const all = { insert: { columns: '*' }, update: { columns: '*' }, delete: { columns: '*' } };

beforeAll(async () => {
  webhook = await startWebhook();
  project = await startProject({
    sql: `
      create table item (id int primary key, title text, price numeric(8,2), big bigint, details json, made timestamptz);
      create table note (id int primary key, title text, details json);
      create table job (id serial primary key, name text);
      create table errand (id serial primary key, name text);`,
    tables: [
      {
        table: { schema: 'public', name: 'item' },
        configuration: { column_config: { title: { custom_name: 'shownTitle' } } },
        insert_permissions: [{ role: 'maker', permission: { columns: '*', check: {} } }],
        event_triggers: [
          {
            name: 'item_changed',
            definition: { enable_manual: false, ...all },
            webhook: '{{WEBHOOK_URL}}/item',
            headers: [{ name: 'x-hook', value_from_env: 'HOOK' }],
          },
        ],
      },
      {
        table: { schema: 'public', name: 'note' },
        event_triggers: [
          {
            name: 'note-renamed',
            definition: {
              enable_manual: false,
              update: { columns: ['title', 'details'], payload: ['title'] },
            },
            webhook: '{{NOTE_URL}}',
          },
        ],
      },
      {
        table: { schema: 'public', name: 'job' },
        event_triggers: [
          {
            name: 'job_added',
            definition: { enable_manual: false, insert: { columns: '*' } },
            retry_conf: { num_retries: 2, interval_sec: 0, timeout_sec: 30 },
            webhook: '{{WEBHOOK_URL}}/job',
          },
        ],
      },
      {
        table: { schema: 'public', name: 'errand' },
        event_triggers: [
          {
            name: 'errand_added',
            definition: { enable_manual: false, insert: { columns: '*' } },
            retry_conf: { num_retries: 2, interval_sec: 0, timeout_sec: 1 },
            webhook: '{{WEBHOOK_URL}}/errand',
          },
        ],
      },
    ],
    environment: {
      WEBHOOK_URL: webhook.url,
      NOTE_URL: `${webhook.url}/note`,
      HOOK: 'hook-secret',
      HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '20',
    },
  });
  database = await connect(project.databaseUrl);
});

beforeEach(async () => {
  webhook.calls.length = 0;
  webhook.reply = () => ({ json: {} });
  await database.query('delete from hdb_catalog.event_log');
  await database.query('delete from hdb_catalog.event_invocation_logs');
});

afterAll(async () => {
  await database.end();
  await project.close();
  await webhook.close();
});

const rows = async <T>(sql: string) => (await database.query(sql)).rows as T[];

const logged = (expected: object) =>
  expect
    .poll(() => rows('select delivered, error, tries, locked, archived from hdb_catalog.event_log'))
    .toEqual([{ archived: false, locked: null, ...expected }]);

describe('an event', () => {
  test('holds the row under its database names, and the session that changed it', async () => {
    await project.ask(
      'mutation { insert_item(objects: {id: 1, shownTitle: "a", price: 1.5, big: "9007199254740993", made: "2020-01-01T00:00:00Z", details: {a: 1}}) { affected_rows } }',
      {},
      { role: 'maker', session: { 'x-hasura-user-id': '7' } },
    );
    const [call] = await webhook.received(1);
    expect(call?.path).toBe('/item');
    expect(call?.headers['x-hook']).toBe('hook-secret');
    expect(call?.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      trigger: { name: 'item_changed' },
      table: { schema: 'public', name: 'item' },
      delivery_info: { current_retry: 0, max_retries: 0 },
      event: {
        op: 'INSERT',
        session_variables: { 'x-hasura-role': 'maker', 'x-hasura-user-id': '7' },
        trace_context: {
          trace_id: call?.headers['x-b3-traceid'],
          span_id: expect.stringMatching(/^[\da-f]{16}$/),
        },
        data: {
          old: null,
          new: {
            id: 1,
            title: 'a',
            price: '1.50',
            big: '9007199254740993',
            made: '2020-01-01T00:00:00+00:00',
            details: { a: 1 },
          },
        },
      },
    });
    await logged({ delivered: true, error: false, tries: 1 });
    expect(await rows('select status, trigger_name from hdb_catalog.event_invocation_logs')).toEqual([
      { status: 200, trigger_name: 'item_changed' },
    ]);
  });

  test('has both rows for an update and no session for plain SQL', async () => {
    await database.query(`insert into item (id, title) values (2, 'a')`);
    await database.query(`update item set title = 'b' where id = 2`);
    await database.query('update item set title = title where id = 2');
    await database.query('delete from item where id = 2');
    const calls = [...(await webhook.received(3))];
    const events = calls.map(({ body }: ReceivedCall) => body.event);
    const find = (op: string) => events.find((event) => event.op === op);
    expect(calls.length).toBe(3);
    expect(find('UPDATE').data).toMatchObject({ old: { title: 'a' }, new: { title: 'b' } });
    expect(find('DELETE').data).toMatchObject({ old: { title: 'b' }, new: null });
    expect(find('INSERT').session_variables).toBeNull();
  });

  test('does not exist when the transaction fails', async () => {
    await database.query('begin');
    await database.query('insert into item (id) values (3)');
    await database.query('rollback');
    expect(await rows('select id from hdb_catalog.event_log')).toEqual([]);
  });

  test('is created by a listened column only, and sends the columns of its payload', async () => {
    await database.query(`insert into note values (1, 'a', '{"a": 1}')`);
    await database.query('update note set id = 5');
    await database.query(`update note set title = 'b'`);
    await database.query(`update note set details = '{"a": 2}'`);
    const calls = await webhook.received(2);
    expect(calls.map(({ path }) => path)).toEqual(['/note', '/note']);
    expect(calls.map(({ body }) => body.event.data)).toContainEqual({
      old: { title: 'a' },
      new: { title: 'b' },
    });
    expect(await rows('select id from hdb_catalog.event_log')).toHaveLength(2);
  });
});

describe('a delivery that fails', () => {
  test('is retried as often as the trigger allows, then fails for good', async () => {
    webhook.reply = () => ({ status: 500 });
    await database.query(`insert into job (name) values ('fails')`);
    await logged({ delivered: false, error: true, tries: 3 });
    expect(webhook.calls.map(({ body }) => body.delivery_info)).toEqual(
      [0, 1, 2].map((current_retry) => ({ current_retry, max_retries: 2 })),
    );
    expect(await rows('select status from hdb_catalog.event_invocation_logs')).toHaveLength(3);
  });

  test('succeeds at a later attempt', async () => {
    webhook.reply = ({ body }) => ({ status: body.delivery_info.current_retry === 0 ? 503 : 204 });
    await database.query(`insert into job (name) values ('later')`);
    await logged({ delivered: true, error: false, tries: 2 });
  });

  test('is retried after Retry-After, even after the last attempt', async () => {
    webhook.reply = () => ({ status: 429, headers: { 'retry-after': '3600' } });
    await database.query(`insert into job (name) values ('busy')`);
    await logged({ delivered: false, error: false, tries: 1 });
    await database.query('update hdb_catalog.event_log set tries = 9, next_retry_at = null');
    await logged({ delivered: false, error: false, tries: 10 });
    const [event] = await rows<{ wait: number }>(
      `select extract(epoch from next_retry_at - timezone('utc', now()))::int as wait from hdb_catalog.event_log`,
    );
    expect(event?.wait).toBeGreaterThan(3500);
  });

  test('fails if the webhook does not answer in time', async () => {
    webhook.reply = ({ body }) => (body.delivery_info.current_retry === 0 ? undefined : {});
    await database.query(`insert into errand (name) values ('silent')`);
    await logged({ delivered: true, error: false, tries: 2 });
    const [first] = await rows<{ response: { data: { message: string } } }>(
      'select response from hdb_catalog.event_invocation_logs order by created_at limit 1',
    );
    expect(first?.response.data.message).toBe('no answer within 1 s');
  });
});

test('many events are delivered once each', async () => {
  await database.query(`insert into job (name) select 'n' || i from generate_series(1, 250) i`);
  await expect
    .poll(() => rows('select count(*)::int as n from hdb_catalog.event_log where delivered'))
    .toEqual([{ n: 250 }]);
  expect(new Set(webhook.calls.map(({ body }) => body.id)).size).toBe(250);
  expect(webhook.calls).toHaveLength(250);
});
