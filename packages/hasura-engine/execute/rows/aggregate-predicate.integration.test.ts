import { expect, test } from 'vitest';
import { clerk, useMarket } from '../../testing/market.ts';
import { refusal } from '../../testing/project-fixture.ts';

const project = useMarket();

test.each([
  ['query', '{ customer(where: {sales_aggregate: $}) { id } }'],
  [
    'update',
    'mutation { update_customer(where: {sales_aggregate: $}, _set: {name: "x"}) { affected_rows } }',
  ],
  ['delete', 'mutation { delete_customer(where: {sales_aggregate: $}) { affected_rows } }'],
])('a %s compares exactly one aggregate: none must not match every row', async (_kind, query) => {
  for (const predicate of [
    '{}',
    '{count: {predicate: {_gt: 0}}, bool_and: {arguments: weighed, predicate: {_eq: true}}}',
  ]) {
    const answer = await project.ask(query.replace('$', predicate));
    expect(refusal(answer)).toMatchObject({ code: 'validation-failed' });
    expect(refusal(answer).path).toMatch(/\.args\.where\.sales_aggregate/);
  }
  expect(refusal(await project.ask(query.replace('$', '{}'))).message).toBe(
    'exactly one predicate should be specified',
  );
});

test('the same holds for a condition in a variable', async () => {
  const query = 'mutation ($where: customer_bool_exp!) { delete_customer(where: $where) { affected_rows } }';
  expect(refusal(await project.ask(query, { where: { _not: { sales_aggregate: {} } } }))).toEqual({
    message: 'exactly one predicate should be specified',
    code: 'validation-failed',
    path: '$.selectionSet.delete_customer.args.where._not.sales_aggregate',
  });
});

test('a predicate counts only the rows that the role may select', async () => {
  const query = '{ customer(where: {sales_aggregate: {count: {predicate: {_gt: 1}}}}) { name } }';
  expect((await project.ask(query)).data).toEqual({ customer: [{ name: 'Ann' }] });
  expect((await project.ask(query, {}, clerk)).data).toEqual({ customer: [] });
});

test('documents whose SQL Postgres refuses in Hasura are refused', async () => {
  const queries = [
    '{ customer(where: {sales_aggregate: {count: {arguments: [id, total], predicate: {_gt: 1}}}}) { id } }',
    '{ customer_aggregate { aggregate @skip(if: true) { count } } }',
    '{ customer_aggregate { aggregate { count @include(if: false) } } }',
  ];
  for (const query of queries)
    expect(refusal(await project.ask(query))).toEqual({
      message: 'database query error',
      code: 'unexpected',
      path: '$',
    });
});
