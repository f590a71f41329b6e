import { expect, test } from 'vitest';
import { useMarket } from '../../testing/market.ts';
import { refusal, runSql } from '../../testing/project-fixture.ts';

const project = useMarket();

test('all fields of a mutation run in the order of the document and see each other', async () => {
  const query = `mutation { __typename a: insert_customer_one(object: {name: "Cy"}) { id }
    b: update_customer(where: {name: {_eq: "Cy"}}, _set: {name: "Di"}) { affected_rows }
    c: delete_customer(where: {name: {_eq: "Di"}}) { returning { id } } }`;
  expect((await project.ask(query)).data).toEqual({
    __typename: 'mutation_root',
    a: { id: 4 },
    b: { affected_rows: 1 },
    c: { returning: [{ id: 4 }] },
  });
});

test('one failure rolls back all of them', async () => {
  const query = `mutation { a: insert_customer_one(object: {name: "Cy"}) { id }
    b: insert_customer_one(object: {name: "Ann"}) { id } }`;
  expect(refusal(await project.ask(query)).path).toBe('$.selectionSet.insert_customer_one.args.object');
  expect((await project.ask('{ customer(where: {name: {_eq: "Cy"}}) { id } }')).data).toEqual({
    customer: [],
  });
});

test('the connection is usable again after a failure', async () => {
  const bad = 'mutation { insert_customer_one(object: {name: "Ann"}) { id } }';
  await Promise.all(Array.from({ length: 30 }, () => project.ask(bad)));
  const good = 'mutation { insert_sale_one(object: {customer_id: 1}) { id } }';
  await Promise.all(Array.from({ length: 30 }, () => project.ask(good)));
  expect((await project.ask('{ sale_aggregate { aggregate { count } } }')).data).toEqual({
    sale_aggregate: { aggregate: { count: 33 } },
  });
});

test('triggers can read the session', async () => {
  await project.ask(
    'mutation { insert_receipt_one(object: {sale_id: 1}) { sale_id } }',
    {},
    {
      role: 'admin',
      session: { 'x-hasura-user-id': 'c7' },
    },
  );
  // With the admin secret all headers are trusted, even without a role.
  await project.ask(
    'mutation { insert_receipt_one(object: {sale_id: 3}) { sale_id } }',
    {},
    { session: { 'X-Hasura-Acting-Admin-Id': 'c8' } },
  );
  await runSql(project.databaseUrl, 'insert into receipt values (2)');
  expect((await project.ask('{ journal(order_by: {id: asc}) { hasura_user } }')).data).toEqual({
    journal: [
      { hasura_user: { 'x-hasura-role': 'admin', 'x-hasura-user-id': 'c7' } },
      { hasura_user: { 'x-hasura-role': 'admin', 'x-hasura-acting-admin-id': 'c8' } },
      { hasura_user: null },
    ],
  });
});
