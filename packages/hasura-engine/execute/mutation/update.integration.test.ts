import { expect, test } from 'vitest';
import { clerk, useMarket } from '../../testing/market.ts';
import { refusal } from '../../testing/project-fixture.ts';

const project = useMarket();

test('_set changes the matching rows', async () => {
  const query = `mutation { update_customer(where: {id: {_lte: 2}}, _set: {blocked: true, notes: {a: [1]}}) {
    affected_rows returning { name notes blocked } } }`;
  expect((await project.ask(query)).data).toEqual({
    update_customer: {
      affected_rows: 2,
      returning: [
        { name: 'Ann', notes: { a: [1] }, blocked: true },
        { name: 'Bob', notes: { a: [1] }, blocked: true },
      ],
    },
  });
});

test.each([
  ['_inc: {loyaltyPoints: 1}', 'update_customer', "'update_customer' has no argument named '_inc'"],
  ['_append: {notes: {}}', 'update_customer', "'update_customer' has no argument named '_append'"],
  ['_set: {}', 'update_customer_many', "field 'update_customer_many' not found in type: 'mutation_root'"],
])('%s in %s is unknown', async (argument, field, message) => {
  const query = `mutation { ${field}(where: {}, ${argument}) { affected_rows } }`;
  expect(refusal(await project.ask(query)).message).toBe(message);
});

test('an update with nothing to set affects no rows', async () => {
  const query = `mutation ($set: customer_set_input) { update_customer(where: {}, _set: $set) { affected_rows returning { id } }
    update_customer_by_pk(pk_columns: {id: 1}, _set: {}) { id } }`;
  const nothing = { update_customer: { affected_rows: 0, returning: [] }, update_customer_by_pk: null };
  expect((await project.ask(query, { set: {} })).data).toEqual(nothing);
  expect((await project.ask(query, { set: null })).data).toEqual(nothing);
});

test('presets are set even when nothing else is', async () => {
  const query = 'mutation { update_sale(where: {}) { affected_rows } }';
  expect((await project.ask(query, {}, { role: 'stamper' })).data).toEqual({
    update_sale: { affected_rows: 3 },
  });
  expect((await project.ask('{ sale { changed_by } }')).data.sale).toEqual(
    Array(3).fill({ changed_by: 'stamp' }),
  );
});

test('an update of a missing row by key returns null', async () => {
  const query = 'mutation { update_customer_by_pk(pk_columns: {id: 99}, _set: {name: "Z"}) { id } }';
  expect((await project.ask(query)).data).toEqual({ update_customer_by_pk: null });
});

test('rows outside the filter are silently skipped', async () => {
  const query = `mutation { update_sale(where: {}, _set: {total: 1}) { affected_rows returning { id changed_by } } }`;
  await project.ask('mutation { update_sale_by_pk(pk_columns: {id: 3}, _set: {state: "sent"}) { id } }');
  expect((await project.ask(query, {}, clerk)).data).toEqual({
    update_sale: { affected_rows: 1, returning: [{ id: 1, changed_by: 'c1' }] },
  });
});

test('the check applies to the changed rows', async () => {
  const query = 'mutation { update_sale_by_pk(pk_columns: {id: 1}, _set: {total: 0}) { id } }';
  expect(refusal(await project.ask(query, {}, clerk))).toEqual({
    message: 'check constraint of an insert/update permission has failed',
    code: 'permission-error',
    path: '$',
  });
  expect((await project.ask('{ sale_by_pk(id: 1) { total } }')).data).toEqual({
    sale_by_pk: { total: '10.00' },
  });
});

test('columns outside the permission cannot be set, and invisible columns cannot be used in where', async () => {
  const set = 'mutation { update_customer(where: {}, _set: {name: "X"}) { affected_rows } }';
  expect(refusal(await project.ask(set, {}, clerk))).toEqual({
    message: "field 'name' not found in type: 'customer_set_input'",
    code: 'validation-failed',
    path: '$.selectionSet.update_customer.args._set.name',
  });
  const where =
    'mutation { update_customer(where: {blocked: {_eq: true}}, _set: {loyaltyPoints: 1}) { affected_rows } }';
  expect(refusal(await project.ask(where, {}, clerk)).message).toBe(
    "field 'blocked' not found in type: 'customer_bool_exp'",
  );
});

test('null for a NOT NULL column is refused before Postgres is queried', async () => {
  const query = 'mutation { update_customer(where: {}, _set: {name: null}) { affected_rows } }';
  expect(refusal(await project.ask(query)).message).toBe("unexpected null value for type 'String'");
});

test('a constraint violation has the path of the whole request', async () => {
  const query = 'mutation { update_customer(where: {id: {_eq: 1}}, _set: {name: "Bob"}) { affected_rows } }';
  expect(refusal(await project.ask(query))).toMatchObject({ code: 'constraint-violation', path: '$' });
});

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
  const query = 'mutation { delete_line_by_pk(sale_id: 1, product: "pear") { product amount } }';
  expect((await project.ask(query)).data).toEqual({ delete_line_by_pk: { product: 'pear', amount: 1 } });
  expect((await project.ask(query)).data).toEqual({ delete_line_by_pk: null });
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
