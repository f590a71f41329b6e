import { expect, test } from 'vitest';
import { clerk, useMarket } from '../../testing/market.ts';
import { refusal } from '../../testing/project-fixture.ts';

const project = useMarket();

test('the row it refers to and the rows that refer to it are inserted with a row, and counted', async () => {
  const query = `mutation { insert_sale(objects: [
      {total: 1, customer: {data: {name: "Cy"}}, lines: {data: [{product: "fig"}, {product: "nut", amount: 2}]}, receipt: {data: {printed: true}}},
      {total: 2, customer_id: 1}]) {
    affected_rows returning { id customer { name } lines(order_by: {product: asc}) { product amount } receipt { printed } } } }`;
  expect((await project.ask(query)).data).toEqual({
    insert_sale: {
      affected_rows: 6,
      returning: [
        {
          id: 4,
          customer: { name: 'Cy' },
          lines: [
            { product: 'fig', amount: 1 },
            { product: 'nut', amount: 2 },
          ],
          receipt: { printed: true },
        },
        { id: 5, customer: { name: 'Ann' }, lines: [], receipt: null },
      ],
    },
  });
});

test('rows can be nested more than once', async () => {
  const query = `mutation ($c: customer_insert_input!) { insert_customer_one(object: $c) {
    name sales { total lines { product } } } }`;
  const c = {
    name: 'Cy',
    sales: { data: [{ total: 4, lines: { data: [{ product: 'fig' }] } }, { total: 5 }] },
  };
  expect((await project.ask(query, { c })).data).toEqual({
    insert_customer_one: {
      name: 'Cy',
      sales: [
        { total: '4.00', lines: [{ product: 'fig' }] },
        { total: '5.00', lines: [] },
      ],
    },
  });
});

test('null and an empty list insert no related rows', async () => {
  const query = `mutation { insert_sale_one(object: {customer_id: 1, customer: null, lines: {data: []}}) { lines { product } } }`;
  expect((await project.ask(query)).data).toEqual({ insert_sale_one: { lines: [] } });
});

test('a column and the related row that determines it cannot both be set', async () => {
  const query =
    'mutation { insert_sale_one(object: {customer_id: 1, customer: {data: {name: "Cy"}}}) { id } }';
  expect(refusal(await project.ask(query))).toEqual({
    message:
      'cannot insert object relationship "customer" as "customer_id" column values are already determined',
    code: 'validation-failed',
    path: '$.selectionSet.insert_sale_one.args.object.customer',
  });
});

test('related rows are refused if a conflict prevented the insert of their row', async () => {
  const conflict = 'on_conflict: {constraint: customer_name_key, update_columns: []}';
  const query = `mutation { insert_sale(objects: [{total: 1, customer: {data: {name: "Ann"}, ${conflict}}}]) { affected_rows } }`;
  expect(refusal(await project.ask(query))).toEqual({
    message:
      'cannot proceed to insert object relation "customer" since insert to table "customer" affects zero rows',
    code: 'not-supported',
    path: '$.selectionSet.insert_sale.args.objects[0].customer',
  });
  const reverse = `mutation { insert_customer(objects: [{name: "Ann", sales: {data: [{total: 1}]}}], ${conflict}) { affected_rows } }`;
  expect(refusal(await project.ask(reverse))).toEqual({
    message: 'cannot proceed to insert array relations since insert to table "customer" affects zero rows',
    code: 'not-supported',
    path: '$.selectionSet.insert_customer.args.objects[0]',
  });
});

test('the rows inserted with an upserted parent refer to it', async () => {
  const conflict = 'on_conflict: {constraint: customer_name_key, update_columns: [loyaltyPoints]}';
  const query = `mutation { insert_sale_one(object: {total: 9, customer: {data: {name: "Ann", loyaltyPoints: 11}, ${conflict}}}) {
    customer { id loyaltyPoints } } }`;
  expect((await project.ask(query)).data).toEqual({
    insert_sale_one: { customer: { id: 1, loyaltyPoints: 11 } },
  });
});

test('the permission of the nested table applies to a nested row, and errors name its path', async () => {
  const sale = (lines: string) =>
    `mutation { insert_customer(objects: [{name: "Cy", sales: {data: [${lines}]}}]) { affected_rows } }`;
  expect((await project.ask(sale('{total: 3}'), {}, clerk)).data).toEqual({
    insert_customer: { affected_rows: 2 },
  });
  expect(refusal(await project.ask(sale('{total: -3}').replace('Cy', 'Di'), {}, clerk))).toEqual({
    message: 'check constraint of an insert/update permission has failed',
    code: 'permission-error',
    path: '$.selectionSet.insert_customer.args.objects[0].sales.data',
  });
  expect(refusal(await project.ask(sale('{total: 3, receipt: {data: {}}}'), {}, clerk)).message).toBe(
    "field 'receipt' not found in type: 'sale_insert_input'",
  );
  expect((await project.ask('{ customer(where: {name: {_eq: "Di"}}) { id } }')).data).toEqual({
    customer: [],
  });
});

test('an error of Postgres in a nested row names the object at the top', async () => {
  const query = (customer: string) =>
    `mutation { insert_sale(objects: [{total: 1, customer_id: 1}, {total: 2, ${customer}, lines: {data: [{product: "a"}, {product: "a"}]}}]) { affected_rows } }`;
  expect(refusal(await project.ask(query('customer_id: 1')))).toEqual({
    message: 'Uniqueness violation. duplicate key value violates unique constraint "line_pkey"',
    code: 'constraint-violation',
    path: '$.selectionSet.insert_sale.args.objects[1]',
  });
  expect(refusal(await project.ask(query('customer: {data: {name: "Ann"}}')))).toMatchObject({
    code: 'constraint-violation',
    path: '$.selectionSet.insert_sale.args.objects[1]',
  });
});

test('nested rows are inserted in the order of their names, those that the row refers to first', async () => {
  // Each alone would be refused, so the error shows which came first.
  const lines = 'lines: {data: [{product: "a"}, {product: "a"}]}';
  const receipt = 'receipt: {data: {sale_id: 1}}';
  const customer = 'customer: {data: {name: "Ann"}}';
  const messageFor = async (...fields: string[]) =>
    refusal(
      await project.ask(`mutation { insert_sale_one(object: {total: 1, ${fields.join(', ')}}) { id } }`),
    ).message;
  expect(await messageFor(lines, customer)).toMatch(/customer_name_key/);
  expect(await messageFor(receipt.replace('sale_id: 1', ''), 'customer_id: 1', lines)).toMatch(/line_pkey/);
});
