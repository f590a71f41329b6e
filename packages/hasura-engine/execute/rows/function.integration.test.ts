import { expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { useProject } from '../../testing/project-fixture.ts';

const project = useProject(library);
const inferring = useProject({ ...library, environment: {} });

test('omitted arguments take their SQL defaults, even between others', async () => {
  const query = `{ a: search_book(args: {needle: "e"}, order_by: {id: asc}) { id }
    b: search_book(args: {needle: "e", min_pages: 100}, order_by: {id: asc}) { id }
    c: search_book(args: {needle: "", limit: 1}) { __typename } }`;
  expect((await project.ask(query)).data).toEqual({
    a: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    b: [{ id: 2 }, { id: 3 }],
    c: [{ __typename: 'Book' }],
  });
});

test('an argument without a default must be given', async () => {
  expect((await project.ask('{ search_book(args: {min_pages: 1}) { id } }')).errors).toEqual([
    {
      message: 'Non default arguments cannot be omitted',
      extensions: { path: '$.selectionSet.search_book.args.args', code: 'not-supported' },
    },
  ]);
});

test('the permissions of the returned table apply to its columns and rows', async () => {
  const { data } = await project.ask('{ search_book(args: {needle: "o"}) { id } }', {}, { role: 'reader' });
  expect(data.search_book.map(({ id }: { id: number }) => id).sort()).toEqual([1, 3]);
  const { errors } = await project.ask(
    '{ search_book(args: {needle: "o"}) { price } }',
    {},
    { role: 'reader' },
  );
  expect(errors?.[0]?.message).toBe("field 'price' not found in type: 'Book'");
});

test('results are filtered, sorted, nested and aggregated like a table', async () => {
  const query = `{ search_book(args: {needle: "e"}, where: {pages: {_gt: 100}}, order_by: {pages: asc}, limit: 1) { id author { fullName } }
    search_book_aggregate(args: {needle: "e"}) { aggregate { count sum { pages } } } }`;
  expect((await project.ask(query)).data).toEqual({
    search_book: [{ id: 3, author: { fullName: 'Jules Verne' } }],
    search_book_aggregate: { aggregate: { count: 4, sum: { pages: 890 } } },
  });
});

test('a function that returns one row gives an object', async () => {
  expect((await project.ask('{ best_book { title } }')).data).toEqual({
    best_book: { title: 'Vingt mille lieues' },
  });
});

test('a function that returns one row can be aggregated as well', async () => {
  const query = `{ best_book_aggregate { aggregate { count max { pages } } nodes { title } }
    none: best_book_aggregate(where: {id: {_lt: 0}}) { aggregate { count } } }`;
  expect((await project.ask(query)).data).toEqual({
    best_book_aggregate: {
      aggregate: { count: 1, max: { pages: 520 } },
      nodes: [{ title: 'Vingt mille lieues' }],
    },
    none: { aggregate: { count: 0 } },
  });
});

test('a session argument is set by the engine and hidden from the caller', async () => {
  const caller = { session: { 'x-hasura-user-id': 'u1' } };
  expect((await project.ask('{ myBooks(order_by: {id: asc}) { id } }', {}, caller)).data).toEqual({
    myBooks: [{ id: 1 }, { id: 3 }],
  });
  expect((await project.ask('{ myBooks(args: {}) { id } }')).errors?.[0]?.message).toBe(
    "'myBooks' has no argument named 'args'",
  );
});

test('without inference a function requires its own permission; with it, the one on its table is enough', async () => {
  const query = '{ best_book { id } }';
  expect((await project.ask(query, {}, { role: 'reader' })).errors?.[0]?.message).toBe(
    "field 'best_book' not found in type: 'query_root'",
  );
  expect((await inferring.ask(query, {}, { role: 'reader' })).data).toEqual({ best_book: { id: 2 } });
});
