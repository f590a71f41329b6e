import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal, startProject, type TestProject } from '../../testing/project-fixture.ts';
import { startWebhook, type TestWebhook } from '../../testing/webhook.ts';

let webhook: TestWebhook;
let project: TestProject;

const validated = {
  type: 'http',
  definition: {
    url: '{{BASE}}/validate',
    headers: [{ name: 'x-secret', value_from_env: 'SECRET' }],
    timeout: 5,
  },
};
const columns = ['name'];

beforeAll(async () => {
  webhook = await startWebhook();
  project = await startProject({
    sql: `
      create table town (id serial primary key, name text not null);
      create table shop (id serial primary key, name text not null, town_id int references town);`,
    tables: [
      {
        table: 'town',
        select_permissions: [{ role: 'clerk', permission: { columns: ['id', 'name'], filter: {} } }],
        insert_permissions: [{ role: 'clerk', permission: { columns, check: {} } }],
        array_relationships: [
          { name: 'shops', using: { foreign_key_constraint_on: { table: 'shop', column: 'town_id' } } },
        ],
      },
      {
        table: 'shop',
        select_permissions: [{ role: 'clerk', permission: { columns: ['id', 'name'], filter: {} } }],
        insert_permissions: [
          { role: 'clerk', permission: { columns, check: {}, validate_input: validated } },
          { role: 'baker', permission: { columns, check: {} } },
        ],
      },
    ],
    environment: { BASE: webhook.url, SECRET: 'open' },
  });
});
afterAll(async () => {
  await project?.close();
  await webhook?.close();
});
beforeEach(() => {
  webhook.calls.length = 0;
  webhook.reply = () => ({});
});

const clerk = { role: 'clerk', session: { 'x-hasura-user-id': '7' } };
const names = async () =>
  (await project.ask('{ shop(order_by: { id: asc }) { name } }')).data.shop.map(
    ({ name }: { name: string }) => name,
  );

test('rows are sent to the webhook with role and session before they are inserted', async () => {
  const query = 'mutation ($o: [shop_insert_input!]!) { insert_shop(objects: $o) { affected_rows } }';
  const answer = await project.ask(query, { o: [{ name: 'A' }, { name: 'B' }] }, clerk);
  expect(answer.data).toEqual({ insert_shop: { affected_rows: 2 } });
  const [call] = webhook.calls;
  expect(call).toMatchObject({ path: '/validate', headers: { 'x-secret': 'open' } });
  expect(call!.body).toEqual({
    version: 1,
    role: 'clerk',
    session_variables: expect.objectContaining({ 'x-hasura-role': 'clerk', 'x-hasura-user-id': '7' }),
    data: { input: [{ name: 'A' }, { name: 'B' }] },
  });
});

test('a refusal has the message of the webhook, and nothing is written', async () => {
  const before = await names();
  webhook.reply = () => ({ status: 400, json: { message: 'No shop in the sea.' } });
  for (const query of [
    'mutation { insert_shop_one(object: { name: "C" }) { id } }',
    'mutation { insert_town_one(object: { name: "Sea", shops: { data: [{ name: "C" }] } }) { id } }',
    'mutation { insert_town_one(object: { name: "T" }) { id } insert_shop_one(object: { name: "C" }) { id } }',
  ])
    expect(refusal(await project.ask(query, {}, clerk))).toMatchObject({
      message: 'No shop in the sea.',
      code: 'validation-failed',
    });
  expect(await names()).toEqual(before);
  expect((await project.ask('{ town { id } }')).data.town).toEqual([]);
});

test('other roles and admin are not validated', async () => {
  webhook.reply = () => ({ status: 400, json: { message: 'No.' } });
  await project.ask(
    'mutation { insert_shop(objects: [{ name: "D" }]) { affected_rows } }',
    {},
    { role: 'baker' },
  );
  await project.ask('mutation { insert_shop_one(object: { name: "E" }) { id } }');
  expect(await names()).toEqual(expect.arrayContaining(['D', 'E']));
  expect(webhook.calls).toEqual([]);
});

test.each([
  ['answers 500', () => ({ status: 500, text: '<html>' }), 'internal error when validating input data'],
  ['answers no JSON', () => ({ status: 400, text: '<html>' }), 'validation of the input data has failed'],
] as const)('nothing is written when the webhook %s', async (_case, reply, message) => {
  const before = await names();
  webhook.reply = reply;
  const answer = await project.ask('mutation { insert_shop_one(object: { name: "F" }) { id } }', {}, clerk);
  expect(refusal(answer).message).toBe(message);
  expect(await names()).toEqual(before);
});
