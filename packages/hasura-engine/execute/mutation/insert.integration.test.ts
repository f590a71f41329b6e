import { expect, test } from 'vitest';
import { clerk, useMarket } from '../../testing/market.ts';
import { refusal } from '../../testing/project-fixture.ts';

const project = useMarket();

test('rows of one insert may omit different columns, which take their defaults', async () => {
  const query = `mutation { insert_customer(objects: [{name: "Cy", loyaltyPoints: 5}, {name: "Di", notes: {a: [1]}}]) {
    affected_rows returning { id name points: loyaltyPoints notes __typename } __typename } }`;
  expect((await project.ask(query)).data).toEqual({
    insert_customer: {
      affected_rows: 2,
      returning: [
        { id: 4, name: 'Cy', points: 5, notes: {}, __typename: 'customer' },
        { id: 5, name: 'Di', points: 0, notes: { a: [1] }, __typename: 'customer' },
      ],
      __typename: 'customer_mutation_response',
    },
  });
});

test('objects can come from a variable, with different keys', async () => {
  const query =
    'mutation ($o: [customer_insert_input!]!) { insert_customer(objects: $o) { returning { name loyaltyPoints } } }';
  const names = (data: { insert_customer: { returning: unknown } }) => data.insert_customer.returning;
  expect(names((await project.ask(query, { o: [{ name: 'A' }] })).data)).toEqual([
    { name: 'A', loyaltyPoints: 0 },
  ]);
  expect(
    names((await project.ask(query, { o: [{ name: 'B', loyaltyPoints: 2 }, { name: 'C' }] })).data),
  ).toEqual([
    { name: 'B', loyaltyPoints: 2 },
    { name: 'C', loyaltyPoints: 0 },
  ]);
  expect(names((await project.ask(query, { o: { name: 'D' } })).data)).toEqual([
    { name: 'D', loyaltyPoints: 0 },
  ]);
});

test('an empty list of objects affects no rows', async () => {
  const query = 'mutation { insert_customer(objects: []) { affected_rows returning { id } } }';
  expect((await project.ask(query)).data).toEqual({ insert_customer: { affected_rows: 0, returning: [] } });
});

test('an empty object takes every default', async () => {
  const query =
    'mutation { insert_journal(objects: [{}, {}]) { returning { id hasura_user } } insert_journal_one(object: {}) { id } }';
  expect((await project.ask(query)).data).toEqual({
    insert_journal: {
      returning: [
        { id: 1, hasura_user: null },
        { id: 2, hasura_user: null },
      ],
    },
    insert_journal_one: { id: 3 },
  });
});

test('related tables in the answer show the new rows', async () => {
  const query = `mutation { insert_sale_one(object: {customer_id: 2, total: 5}) {
    total customer { name sales_aggregate { aggregate { count } } } } }`;
  expect((await project.ask(query)).data).toEqual({
    insert_sale_one: {
      total: '5.00',
      customer: { name: 'Bob', sales_aggregate: { aggregate: { count: 2 } } },
    },
  });
});

test('null for a NOT NULL column is refused before Postgres is queried', async () => {
  const query = 'mutation ($n: String) { insert_customer(objects: [{name: $n}]) { affected_rows } }';
  expect(refusal(await project.ask(query, { n: null }))).toEqual({
    message: "unexpected null value for type 'String'",
    code: 'validation-failed',
    path: '$.selectionSet.insert_customer.args.objects[0].name',
  });
});

test('generated columns cannot be set', async () => {
  const query = 'mutation { insert_sale_one(object: {customer_id: 1, weight: 3}) { id } }';
  expect(refusal(await project.ask(query)).message).toBe(
    "field 'weight' not found in type: 'sale_insert_input'",
  );
});

test.each([
  [
    '{name: "Ann"}',
    'constraint-violation',
    'Uniqueness violation. duplicate key value violates unique constraint "customer_name_key"',
  ],
  [
    '{born: "2000-01-01"}',
    'constraint-violation',
    'Not-NULL violation. null value in column "name" of relation "customer" violates not-null constraint',
  ],
  [
    '{name: "Fay", loyaltyPoints: -1}',
    'permission-error',
    'Check constraint violation. new row for relation "customer" violates check constraint "customer_points_check"',
  ],
  ['{name: "Fay", born: "soon"}', 'data-exception', 'invalid input syntax for type date: "soon"'],
  [
    '{name: "Fay", sales: {data: [{total: 1}]}}',
    'validation-failed',
    "field 'sales' not found in type: 'customer_insert_input'",
  ],
])('an object like %s is refused with code %s', async (object, code, message) => {
  const answer = refusal(
    await project.ask(`mutation { insert_customer(objects: [${object}]) { affected_rows } }`),
  );
  expect(answer).toMatchObject({ code, message });
  expect(answer.path).toContain('$.selectionSet.insert_customer.args.objects');
  expect((await project.ask('{ customer_aggregate { aggregate { count } } }')).data).toEqual({
    customer_aggregate: { aggregate: { count: 3 } },
  });
});

test('a foreign key violation names the constraint', async () => {
  const query = 'mutation { insert_sale_one(object: {customer_id: 99}) { id } }';
  expect(refusal(await project.ask(query))).toEqual({
    message:
      'Foreign key violation. insert or update on table "sale" violates foreign key constraint "sale_customer_id_fkey"',
    code: 'constraint-violation',
    path: '$.selectionSet.insert_sale_one.args.object',
  });
});

test('presets are set, cannot be overridden, and are visible to the check', async () => {
  const one = (object: string) =>
    project.ask(`mutation { insert_sale_one(object: ${object}) { clerk changed_by } }`, {}, clerk);
  expect((await one('{customer_id: 1, total: 1}')).data).toEqual({
    insert_sale_one: { clerk: 'c1', changed_by: 'nobody' },
  });
  expect(refusal(await one('{customer_id: 1, total: 1, clerk: "c2"}'))).toEqual({
    message: "field 'clerk' not found in type: 'sale_insert_input'",
    code: 'validation-failed',
    path: '$.selectionSet.insert_sale_one.args.object.clerk',
  });
});

test.each([
  ['false', '{customer_id: 3, total: 1}'],
  ['unknown', '{customer_id: 1}'],
])('a check that is %s for one row refuses them all', async (_outcome, object) => {
  const query = `mutation { insert_sale(objects: [{customer_id: 1, total: 1}, ${object}]) { affected_rows } }`;
  expect(refusal(await project.ask(query, {}, clerk))).toEqual({
    message: 'check constraint of an insert/update permission has failed',
    code: 'permission-error',
    path: '$.selectionSet.insert_sale.args.objects',
  });
  expect((await project.ask('{ sale_aggregate { aggregate { count } } }')).data).toEqual({
    sale_aggregate: { aggregate: { count: 3 } },
  });
});

test('a request without the session variable of a preset is refused', async () => {
  const query = 'mutation { insert_sale_one(object: {customer_id: 1, total: 1}) { id } }';
  expect(refusal(await project.ask(query, {}, { role: 'clerk' }))).toEqual({
    message: 'missing session variable: "x-hasura-user-id"',
    code: 'not-found',
    path: '$',
  });
});

test('a check with _exists queries another table', async () => {
  const query = 'mutation { insert_line(objects: [{sale_id: 3, product: "fig"}]) { affected_rows } }';
  expect((await project.ask(query, {}, clerk)).data).toEqual({ insert_line: { affected_rows: 1 } });
  await project.ask(
    'mutation { update_customer(where: {name: {_eq: "Ann"}}, _set: {name: "Anna"}) { affected_rows } }',
  );
  expect(refusal(await project.ask(query.replace('fig', 'lime'), {}, clerk)).code).toBe('permission-error');
});

test('rows can be inserted through a view that Postgres can update', async () => {
  const query = 'mutation { insert_open_sale_one(object: {customer_id: 1, total: 7}) { id total } }';
  expect((await project.ask(query)).data).toEqual({ insert_open_sale_one: { id: 4, total: '7.00' } });
  expect(
    refusal(await project.ask('mutation { insert_sale_count(objects: {}) { affected_rows } }')).message,
  ).toBe("field 'insert_sale_count' not found in type: 'mutation_root'");
});

test('thousands of rows are inserted at once; more than Postgres accepts in one statement are refused', async () => {
  const query = 'mutation ($o: [line_insert_input!]!) { insert_line(objects: $o) { affected_rows } }';
  const lines = (count: number) => ({
    o: Array.from({ length: count }, (_, n) => ({ sale_id: 3, product: `p${n}` })),
  });
  expect((await project.ask(query, lines(5000))).data).toEqual({ insert_line: { affected_rows: 5000 } });
  expect(refusal(await project.ask(query, lines(40_000))).message).toBe('the query is too large');
});

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

test('a column to update is refused', async () => {
  expect(refusal(await project.ask(upsert('{name: "Ann"}', ', update_columns: [_PLACEHOLDER]')))).toEqual({
    message: 'erroneous column name',
    code: 'validation-failed',
    path: '$.selectionSet.insert_customer.args.on_conflict',
  });
});

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
