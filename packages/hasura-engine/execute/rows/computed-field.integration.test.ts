import { expect, test } from 'vitest';
import { clerk, useMarket } from '../../testing/market.ts';
import { refusal } from '../../testing/project-fixture.ts';

const project = useMarket();

test('a function computes a value from the row, with arguments or their defaults', async () => {
  const query = `{ customer(order_by: {id: asc}, limit: 2) { title sir: title(args: {prefix: "Sir"}) worth } }`;
  expect((await project.ask(query)).data).toEqual({
    customer: [
      { title: 'Dear Ann', sir: 'Sir Ann', worth: '30.00' },
      { title: 'Dear Bob', sir: 'Sir Bob', worth: '30.00' },
    ],
  });
});

test('a function that returns rows has the arguments of a list, and receives the session if configured', async () => {
  const query = `{ customer_by_pk(id: 1) { big_sales(args: {minimum: 10}, order_by: {total: desc}, limit: 1) { total customer { name } } } }`;
  expect((await project.ask(query)).data).toEqual({
    customer_by_pk: { big_sales: [{ total: '20.00', customer: { name: 'Ann' } }] },
  });
  const hidden = { role: 'admin', session: { 'x-hasura-hidden': 'c2' } };
  expect((await project.ask(query, {}, hidden)).data).toEqual({
    customer_by_pk: { big_sales: [{ total: '10.00', customer: { name: 'Ann' } }] },
  });
});

test('rows of a computed field fall under the permission on their table', async () => {
  const query = '{ customer_by_pk(id: 1) { big_sales(args: {minimum: 0}) { id } } }';
  expect((await project.ask(query, {}, clerk)).data).toEqual({ customer_by_pk: { big_sales: [{ id: 1 }] } });
});

test('a scalar computed field exists for roles whose permission lists it', async () => {
  expect((await project.ask('{ customer_by_pk(id: 1) { title } }', {}, clerk)).data).toEqual({
    customer_by_pk: { title: 'Dear Ann' },
  });
  expect(refusal(await project.ask('{ customer_by_pk(id: 1) { worth } }', {}, clerk)).message).toBe(
    "field 'worth' not found in type: 'customer'",
  );
});

test('rows can be filtered and sorted by a computed field', async () => {
  const query = `{ customer(where: {worth: {_gt: 0}}, order_by: [{worth: desc}, {name: asc}]) { name } }`;
  expect((await project.ask(query)).data).toEqual({ customer: [{ name: 'Ann' }, { name: 'Bob' }] });
});

test('a computed field with arguments can be neither filtered nor sorted by', async () => {
  for (const argument of ['where: {title: {_eq: ""}}', 'order_by: {title: asc}', 'where: {big_sales: {}}'])
    expect(refusal(await project.ask(`{ customer(${argument}) { name } }`)).message).toMatch(
      /^field '(title|big_sales)' not found in type: 'customer_(bool_exp|order_by)'$/,
    );
});

test('rows are filtered by the rows that a computed field returns', async () => {
  const query = `{ some: customer(where: {own_sales: {total: {_gt: 25}}}) { name }
    none: customer(where: {_not: {own_sales: {}}}) { name } }`;
  expect((await project.ask(query)).data).toEqual({ some: [{ name: 'Bob' }], none: [{ name: 'Eve' }] });
});

test('rows are sorted by aggregates over the rows that a computed field returns', async () => {
  const query = `{ byCount: customer(order_by: [{own_sales_aggregate: {count: desc}}, {id: asc}]) { name }
    bySum: customer(order_by: [{own_sales_aggregate: {max: {total: desc_nulls_last}}}, {id: asc}]) { name } }`;
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  const { byCount, bySum } = (await project.ask(query)).data;
  expect(names(byCount)).toEqual(['Ann', 'Bob', 'Eve']);
  expect(names(bySum)).toEqual(['Bob', 'Ann', 'Eve']);
});

test('filters and orders by computed rows see only the rows that the role may select', async () => {
  const query = `{ customer(where: {own_sales: {total: {_eq: 20}}}) { name } }`;
  expect((await project.ask(query, {}, clerk)).data).toEqual({ customer: [] });
  const sorted = `{ customer(order_by: [{own_sales_aggregate: {count: desc}}, {id: desc}]) { name } }`;
  expect((await project.ask(sorted, {}, clerk)).data).toEqual({
    customer: [{ name: 'Bob' }, { name: 'Ann' }],
  });
  for (const argument of ['where: {own_sales: {}}', 'order_by: {own_sales_aggregate: {count: asc}}'])
    expect(
      refusal(await project.ask(`{ customer(${argument}) { name } }`, {}, { role: 'banker' })).message,
    ).toMatch(/^field 'own_sales(_aggregate)?' not found in type/);
});

test('aggregates cover scalar computed fields, with their arguments', async () => {
  const query = `{ customer_aggregate(where: {id: {_lte: 2}}) { aggregate { sum { worth } avg { worth } max { title(args: {prefix: "A"}) plain: title } } } }`;
  expect((await project.ask(query)).data).toEqual({
    customer_aggregate: {
      aggregate: {
        sum: { worth: '60.00' },
        avg: { worth: '30.0000000000000000' },
        max: { title: 'A Bob', plain: 'Dear Bob' },
      },
    },
  });
});

test('aggregates hide computed fields that the permission of the role does not list', async () => {
  const query = '{ customer_aggregate { aggregate { max { worth } } } }';
  const counter = { role: 'counter' };
  expect(refusal(await project.ask(query, {}, counter)).message).toBe(
    "field 'worth' not found in type: 'customer_max_fields'",
  );
  expect((await project.ask(query.replace('worth', 'name'), {}, counter)).data).toEqual({
    customer_aggregate: { aggregate: { max: { name: 'Eve' } } },
  });
});

test('a computed field is computed for rows that a mutation returns', async () => {
  const query = `mutation { insert_customer_one(object: {name: "Cy", sales: {data: [{total: 4}]}}) { title worth big_sales(args: {minimum: 1}) { total } }
    update_customer(where: {name: {_eq: "Ann"}}, _set: {name: "Anna"}) { returning { title } } }`;
  expect((await project.ask(query)).data).toEqual({
    insert_customer_one: { title: 'Dear Cy', worth: '4.00', big_sales: [{ total: '4.00' }] },
    update_customer: { returning: [{ title: 'Dear Anna' }] },
  });
});

test('a permission can filter by a computed field', async () => {
  expect((await project.ask('{ customer { name } }', {}, { role: 'banker' })).data).toEqual({
    customer: [{ name: 'Ann' }],
  });
});
