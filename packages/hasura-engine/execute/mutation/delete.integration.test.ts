import { expect, test } from 'vitest';
import { clerk, useMarket } from '../../testing/market.ts';
import { refusal } from '../../testing/project-fixture.ts';

const project = useMarket();

test('deleted rows can be returned, with the rows they referred to', async () => {
  const query = `mutation { delete_line(where: {sale: {customer: {name: {_eq: "Ann"}}}, amount: {_gt: 1}}) {
    affected_rows returning { product sale { total lines(order_by: {product: asc}) { product } } } } }`;
  expect((await project.ask(query)).data).toEqual({
    delete_line: {
      affected_rows: 2,
      returning: [
        { product: 'apple', sale: { total: '10.00', lines: [{ product: 'pear' }] } },
        { product: 'plum', sale: { total: '20.00', lines: [] } },
      ],
    },
  });
});

test('a row is deleted by a key of several columns; a missing row is null', async () => {
  const query = 'mutation { removeLine(sale_id: 1, product: "pear") { product amount } }';
  expect((await project.ask(query)).data).toEqual({ removeLine: { product: 'pear', amount: 1 } });
  expect((await project.ask(query)).data).toEqual({ removeLine: null });
});

test('a delete without where or without a part of the key is refused', async () => {
  expect(refusal(await project.ask('mutation { delete_line { affected_rows } }'))).toEqual({
    message: "missing required field 'where'",
    code: 'validation-failed',
    path: '$.selectionSet.delete_line.args.where',
  });
});

test('rows outside the filter are silently skipped', async () => {
  const query = 'mutation { delete_sale(where: {id: {_gte: 2}}) { affected_rows returning { id } } }';
  expect((await project.ask(query, {}, clerk)).data).toEqual({
    delete_sale: { affected_rows: 1, returning: [{ id: 3 }] },
  });
});

test('rows that others refer to are not deleted', async () => {
  const query = 'mutation { delete_customer(where: {id: {_eq: 1}}) { affected_rows } }';
  expect(refusal(await project.ask(query))).toEqual({
    message:
      'Foreign key violation. update or delete on table "customer" violates foreign key constraint "sale_customer_id_fkey" on table "sale"',
    code: 'constraint-violation',
    path: '$',
  });
});
