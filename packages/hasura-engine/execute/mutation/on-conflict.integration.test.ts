import { expect, test } from 'vitest';
import { clerk, useMarket } from '../../testing/market.ts';
import { refusal } from '../../testing/project-fixture.ts';

const project = useMarket();

const upsert = (object: string, conflict: string) =>
  `mutation { insert_customer(objects: [${object}], on_conflict: {constraint: customer_name_key ${conflict}}) {
    affected_rows returning { id loyaltyPoints } } }`;

test.each(['', ', update_columns: []'])(
  'without columns to update (%s) the existing row stays unchanged',
  async (columns) => {
    expect((await project.ask(upsert('{name: "Ann", loyaltyPoints: 1}', columns))).data).toEqual({
      insert_customer: { affected_rows: 0, returning: [] },
    });
  },
);

test('the named columns are updated if the condition holds', async () => {
  const conflict = ', update_columns: [loyaltyPoints], where: {loyaltyPoints: {_lt: 15}}';
  const query = upsert(
    '{name: "Ann", loyaltyPoints: 1}, {name: "Bob", loyaltyPoints: 1}, {name: "Cy"}',
    conflict,
  );
  expect((await project.ask(query)).data).toEqual({
    insert_customer: {
      affected_rows: 2,
      returning: [
        { id: 1, loyaltyPoints: 1 },
        { id: expect.any(Number), loyaltyPoints: 0 },
      ],
    },
  });
});

const sale = (object: string, columns: string) =>
  `mutation { insert_sale_one(object: ${object}, on_conflict: {constraint: sale_pkey, update_columns: [${columns}]}) {
    id total clerk changed_by } }`;

test('an update follows the update permission: its presets, its filter, its check', async () => {
  const mine = sale('{id: 1, customer_id: 1, total: 11}', 'total');
  expect((await project.ask(mine, {}, clerk)).data).toEqual({
    insert_sale_one: { id: 1, total: '11.00', clerk: 'c1', changed_by: 'c1' },
  });
  const others = sale('{id: 2, customer_id: 1, total: 11}', 'total');
  expect((await project.ask(others, {}, clerk)).data).toEqual({ insert_sale_one: null });
  const bad = sale('{id: 1, customer_id: 1, total: -1}', 'total');
  expect(refusal(await project.ask(bad, {}, clerk)).code).toBe('permission-error');
  // Eve is blocked: the insert check refuses new sales to her, but the update check ignores the customer.
  const moved = sale('{id: 1, customer_id: 3, total: 12}', 'customer_id, total');
  expect((await project.ask(moved, {}, clerk)).data.insert_sale_one).toMatchObject({ id: 1, total: '12.00' });
});

test('only columns of the update permission can be updated', async () => {
  expect(refusal(await project.ask(sale('{id: 1, customer_id: 1, total: 1}', 'clerk'), {}, clerk))).toEqual({
    message:
      "expected one of the values ['customer_id', 'state', 'total'] for type 'sale_update_column', but found 'clerk'",
    code: 'validation-failed',
    path: '$.selectionSet.insert_sale_one.args.on_conflict.update_columns[0]',
  });
});

test('without an update permission a conflict can only be ignored', async () => {
  const writer = { role: 'writer' };
  const query = (columns: string) =>
    `mutation { insert_customer(objects: [{name: "Ann"}], on_conflict: {constraint: customer_name_key ${columns}}) { affected_rows } }`;
  expect((await project.ask(query(''), {}, writer)).data).toEqual({ insert_customer: { affected_rows: 0 } });
});

test.each(['writer', 'stamper'])(
  'the placeholder that stands for no column is refused for %s',
  async (role) => {
    const query =
      'mutation { insert_sale(objects: [{total: 1}], on_conflict: {constraint: sale_pkey, update_columns: [_PLACEHOLDER]}) { affected_rows } }';
    const forCustomer = query.replaceAll('sale', 'customer').replace('total: 1', 'name: "Ann"');
    const field = role === 'writer' ? 'insert_customer' : 'insert_sale';
    const answer = await project.ask(role === 'writer' ? forCustomer : query, {}, { role });
    expect(refusal(answer)).toEqual({
      message: 'erroneous column name',
      code: 'validation-failed',
      path: `$.selectionSet.${field}.args.on_conflict`,
    });
  },
);

test.each([
  ['{}', "missing required field 'constraint'", '.constraint'],
  [
    '{constraint: no_such_key}',
    "expected one of the values ['customer_name_key', 'customer_pkey'] for type 'customer_constraint', but found 'no_such_key'",
    '.constraint',
  ],
  ['{action: update}', "field 'action' not found in type: 'customer_on_conflict'", '.action'],
])('a conflict clause like %s is refused', async (clause, message, path) => {
  const query = `mutation { insert_customer(objects: [], on_conflict: ${clause}) { affected_rows } }`;
  expect(refusal(await project.ask(query))).toEqual({
    message,
    code: 'validation-failed',
    path: `$.selectionSet.insert_customer.args.on_conflict${path}`,
  });
});
