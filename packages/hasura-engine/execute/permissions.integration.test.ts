import { expect, test } from 'vitest';
import { library } from '../testing/library.ts';
import { clerk, useMarket } from '../testing/market.ts';
import { refusal, useProject } from '../testing/project-fixture.ts';

const project = useProject(library);

const as = (role: string, session: Record<string, string> = {}) => ({ role, session });

test('a role sees the rows that match its filter, up to its limit', async () => {
  const { data } = await project.ask('{ books(order_by: {id: desc}, limit: 50) { id } }', {}, as('reader'));
  expect(data).toEqual({ books: [{ id: 3 }, { id: 2 }] });
});

test('the row limit also applies to nested lists and nodes, but not to aggregates', async () => {
  const query = `{ author(where: {id: {_eq: 2}}) { books { id } }
    books_aggregate { aggregate { count } nodes { id } } }`;
  const { data } = await project.ask(query, {}, as('reader'));
  expect(data.author[0].books).toHaveLength(2);
  expect(data.books_aggregate.aggregate).toEqual({ count: 3 });
  expect(data.books_aggregate.nodes).toHaveLength(2);
});

test('an order by aggregates counts only the rows that the role may select, and exists only if it may aggregate', async () => {
  const query = '{ author(order_by: [{books_aggregate: {count: desc}}, {id: asc}]) { id } }';
  expect((await project.ask(query, {}, as('reader'))).data).toEqual({ author: [{ id: 2 }, { id: 1 }] });
  const hidden = '{ author(order_by: {books_aggregate: {max: {price: asc}}}) { id } }';
  expect((await project.ask(hidden, {}, as('reader'))).errors?.[0]?.message).toBe(
    "field 'price' not found in type: 'books_max_order_by'",
  );
  expect((await project.ask(query, {}, as('counter'))).errors?.[0]?.message).toBe(
    "field 'books_aggregate' not found in type: 'author_order_by'",
  );
});

test('by_pk respects the filter', async () => {
  const query = '{ one: books_by_pk(id: 1) { id } hidden: books_by_pk(id: 4) { id } }';
  expect((await project.ask(query, {}, as('reader'))).data).toEqual({ one: { id: 1 }, hidden: null });
});

test('fields that a role may not see do not exist, in selections and in conditions', async () => {
  for (const [query, message] of [
    ['{ books { price } }', "field 'price' not found in type: 'books'"],
    ['{ books(where: {price: {_gt: 1}}) { id } }', "field 'price' not found in type: 'books_bool_exp'"],
    ['{ books(order_by: {price: asc}) { id } }', "field 'price' not found in type: 'books_order_by'"],
    ['{ author_aggregate { nodes { id } } }', "field 'author_aggregate' not found in type: 'query_root'"],
  ] as const)
    expect((await project.ask(query, {}, as('reader'))).errors?.[0]?.message).toBe(message);
});

test('the filter of the remote table applies to a relationship inside a condition', async () => {
  const query = '{ author(where: {editor: {id: {_gt: 0}}}) { id } }';
  expect((await project.ask(query, {}, as('reader'))).data).toEqual({ author: [{ id: 2 }] });
});

test('an object relationship to a row the role may not see is null', async () => {
  const { data } = await project.ask(
    '{ review(where: {book_id: {_eq: 1}}) { book { id } } }',
    {},
    as('reader'),
  );
  expect(data).toEqual({ review: [{ book: { id: 1 } }] });
});

test('names of session variables are case-insensitive', async () => {
  const caller = as('owner', { 'X-HASURA-USER-ID': 'u1' });
  expect((await project.ask('{ books(order_by: {id: asc}) { id } }', {}, caller)).data).toEqual({
    books: [{ id: 1 }, { id: 3 }],
  });
});

test('a missing session variable fails the whole request', async () => {
  expect((await project.ask('{ books { id } }', {}, as('owner'))).errors).toEqual([
    {
      message: 'missing session variable: "x-hasura-user-id"',
      extensions: { path: '$', code: 'not-found' },
    },
  ]);
});

test('a session variable for _in is a Postgres array, and a malformed one is a data exception', async () => {
  const ask = (ids: string) =>
    project.ask('{ books(order_by: {id: asc}) { id } }', {}, as('collector', { 'x-hasura-book-ids': ids }));
  expect((await ask('{1,4}')).data).toEqual({ books: [{ id: 1 }, { id: 4 }] });
  expect((await ask('1,4')).errors?.[0]?.extensions.code).toBe('data-exception');
});

test('_exists queries another table', async () => {
  const ask = (reader: string) =>
    project.ask('{ books { title } }', {}, as('reviewer', { 'x-hasura-reader': reader }));
  expect((await ask('r2')).data.books).toHaveLength(4);
  expect((await ask('r4')).data.books).toEqual([]);
});

test('query_root_fields hides root fields and nothing else', async () => {
  const { errors } = await project.ask('{ books { id } }', {}, as('hidden'));
  expect(errors?.[0]?.message).toBe("field 'books' not found in type: 'query_root'");
});

test('a by_pk field requires all key columns to be selectable', async () => {
  const { errors } = await project.ask('{ author_by_pk(id: 1) { fullName } }', {}, as('limited'));
  expect(errors?.[0]?.message).toBe("field 'author_by_pk' not found in type: 'query_root'");
});

test('a role that metadata does not name sees only a placeholder', async () => {
  const { data } = await project.ask('{ no_queries_available }', {}, as('nobody'));
  expect(data.no_queries_available).toMatch(/^There are no queries available to the current role\./);
  const { errors } = await project.ask('{ books { id } }', {}, as('nobody'));
  expect(errors?.[0]?.message).toBe("field 'books' not found in type: 'query_root'");
});

test('a role without mutations cannot send one', async () => {
  const query = 'mutation { insert_author(objects: []) { affected_rows } }';
  expect((await project.ask(query, {}, as('reader'))).errors).toEqual([
    { message: 'no mutations exist', extensions: { path: '$', code: 'validation-failed' } },
  ]);
});

test('a filter that the parent row already proves is left out without changing the rows', async () => {
  const query = `{ author(order_by: {fullName: asc}) { fullName books(order_by: {title: asc}) { title author { fullName } }
    books_aggregate { aggregate { count } } } }`;
  expect((await project.ask(query, {}, as('limited'))).data).toEqual({
    author: [
      {
        fullName: 'Ada Byron',
        books: [{ title: 'Notes', author: { fullName: 'Ada Byron' } }],
        books_aggregate: { aggregate: { count: 1 } },
      },
      {
        fullName: 'Jules Verne',
        books: ['Le tour du monde', 'Vingt mille lieues'].map((title) => ({
          title,
          author: { fullName: 'Jules Verne' },
        })),
        books_aggregate: { aggregate: { count: 2 } },
      },
    ],
  });
});

const shop = useMarket();

const mutations = async (role: string) => {
  const query = '{ __schema { mutationType { name fields { name } } } }';
  const { mutationType } = (await shop.ask(query, {}, { role })).data.__schema;
  return mutationType && mutationType.fields.map(({ name }: { name: string }) => name);
};

test('a role sees only the mutations that its permissions allow', async () => {
  expect(await mutations('clerk')).toEqual([
    'delete_sale',
    'delete_sale_by_pk',
    'insert_customer',
    'insert_customer_one',
    'insert_line',
    'insert_sale',
    'insert_sale_one',
    'update_customer',
    'update_customer_by_pk',
    'update_sale',
    'update_sale_by_pk',
  ]);
});

test('without a select permission there is no returning and no field for a single row', async () => {
  expect(await mutations('writer')).toEqual(['insert_customer']);
  const query = '{ __type(name: "customer_mutation_response") { fields { name } } }';
  expect((await shop.ask(query, {}, { role: 'writer' })).data.__type.fields).toEqual([
    { name: 'affected_rows' },
  ]);
});

test('a role without any mutation has no mutation type', async () => {
  expect(await mutations('stranger')).toBeNull();
  expect(refusal(await shop.ask('mutation { insert_customer { id } }', {}, { role: 'stranger' }))).toEqual({
    message: 'no mutations exist',
    code: 'validation-failed',
    path: '$',
  });
});

test('the select filter applies to rows related to the returned rows, not to the returned rows', async () => {
  const query =
    'mutation { insert_customer(objects: {name: "Eve 2", blocked: true}) { affected_rows returning { name } } }';
  expect((await shop.ask(query, {}, clerk)).data).toEqual({
    insert_customer: { affected_rows: 1, returning: [{ name: 'Eve 2' }] },
  });
  await shop.ask(
    'mutation { update_customer(where: {id: {_eq: 1}}, _set: {blocked: true}) { affected_rows } }',
  );
  const sale =
    'mutation { update_sale_by_pk(pk_columns: {id: 1}, _set: {total: 1}) { id customer { name } } }';
  expect((await shop.ask(sale, {}, clerk)).data).toEqual({ update_sale_by_pk: { id: 1, customer: null } });
});

test('insert inputs show their defaults, constraints and placeholders in the schema', () => {
  const sdl = shop.engine.schemaSdl('writer');
  expect(sdl).toContain('update_columns: [customer_update_column!]! = []');
  expect(sdl).toMatch(/enum customer_constraint \{[^}]*customer_name_key[^}]*customer_pkey/);
  expect(sdl).toMatch(/enum customer_update_column \{[^}]*_PLACEHOLDER/);
  expect(sdl).toMatch(/input customer_insert_input \{\s*name: String\s*\}/);
  expect(sdl).toMatch(/schema \{\s*query: query_root\s*mutation: mutation_root\s*\}/);
});
