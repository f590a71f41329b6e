import { expect, test } from 'vitest';
import { clerk, useMarket } from '../../testing/market.ts';
import { refusal, type TestCaller } from '../../testing/project-fixture.ts';

const project = useMarket();

const mutations = async (role: string) => {
  const query = '{ __schema { mutationType { name fields { name } } } }';
  const { mutationType } = (await project.ask(query, {}, { role })).data.__schema;
  return mutationType && mutationType.fields.map(({ name }: { name: string }) => name);
};

test('a role sees only the mutations that its permissions allow', async () => {
  expect(await mutations('clerk')).toEqual([
    'addLines',
    'delete_sale',
    'delete_sale_by_pk',
    'insert_customer',
    'insert_customer_one',
    'insert_sale',
    'insert_sale_one',
    'send_sales',
    'update_customer',
    'update_customer_by_pk',
    'update_customer_many',
    'update_sale',
    'update_sale_by_pk',
    'update_sale_many',
  ]);
});

test('without a select permission there is no returning and no field for a single row', async () => {
  expect(await mutations('writer')).toEqual(['insert_customer']);
  const query = '{ __type(name: "customer_mutation_response") { fields { name } } }';
  expect((await project.ask(query, {}, { role: 'writer' })).data.__type.fields).toEqual([
    { name: 'affected_rows' },
  ]);
});

test('a role without any mutation has no mutation type', async () => {
  expect(await mutations('stranger')).toBeNull();
  expect(refusal(await project.ask('mutation { insert_customer { id } }', {}, { role: 'stranger' }))).toEqual(
    {
      message: 'no mutations exist',
      code: 'validation-failed',
      path: '$',
    },
  );
});

const robot = (header?: string): TestCaller => ({
  role: 'robot',
  ...(header === undefined ? {} : { session: { 'x-hasura-use-backend-only-permissions': header } }),
});

test('backend_only permissions require the header in addition to the secret', async () => {
  const query = 'mutation { insert_customer(objects: {name: "R"}) { affected_rows } }';
  expect(refusal(await project.ask(query, {}, robot())).message).toBe('no mutations exist');
  expect(refusal(await project.ask(query, {}, robot('false'))).message).toBe('no mutations exist');
  expect((await project.ask(query, {}, robot('true'))).data).toEqual({
    insert_customer: { affected_rows: 1 },
  });
  expect(refusal(await project.ask(query, {}, robot('maybe')))).toMatchObject({
    code: 'bad-request',
    path: '$',
  });
});

test('the select filter applies to rows related to the returned rows, not to the returned rows', async () => {
  const query =
    'mutation { insert_customer(objects: {name: "Eve 2", blocked: true}) { affected_rows returning { name } } }';
  expect((await project.ask(query, {}, clerk)).data).toEqual({
    insert_customer: { affected_rows: 1, returning: [{ name: 'Eve 2' }] },
  });
  await project.ask(
    'mutation { update_customer(where: {id: {_eq: 1}}, _set: {blocked: true}) { affected_rows } }',
  );
  const sale =
    'mutation { update_sale_by_pk(pk_columns: {id: 1}, _set: {total: 1}) { id customer { name } } }';
  expect((await project.ask(sale, {}, clerk)).data).toEqual({ update_sale_by_pk: { id: 1, customer: null } });
});

test('insert inputs show their defaults, constraints and placeholders in the schema', () => {
  const sdl = project.engine.schemaSdl('writer');
  expect(sdl).toContain('update_columns: [customer_update_column!]! = []');
  expect(sdl).toMatch(/enum customer_constraint \{[^}]*customer_name_key[^}]*customer_pkey/);
  expect(sdl).toMatch(/enum customer_update_column \{[^}]*_PLACEHOLDER/);
  expect(sdl).toMatch(/input customer_insert_input \{\s*name: String\s*\}/);
  expect(sdl).toMatch(/schema \{\s*query: query_root\s*mutation: mutation_root\s*\}/);
});
