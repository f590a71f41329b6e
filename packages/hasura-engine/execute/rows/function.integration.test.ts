import { expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { useProject } from '../../testing/project-fixture.ts';

const project = useProject(library);

test('omitted arguments take their SQL defaults, even between others', async () => {
  const query = `{ a: search_book(args: {needle: "e"}, order_by: {id: asc}) { id }
    b: search_book(args: {needle: "e", min_pages: 100}, order_by: {id: asc}) { id }
    c: search_book(args: {needle: "", limit: 1}) { __typename } }`;
  expect((await project.ask(query)).data).toEqual({
    a: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    b: [{ id: 2 }, { id: 3 }],
    c: [{ __typename: 'books' }],
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
  expect(errors?.[0]?.message).toBe("field 'price' not found in type: 'books'");
});

test('results are filtered, sorted, nested and aggregated like a table', async () => {
  const query = `{ search_book(args: {needle: "e"}, where: {pages: {_gt: 100}}, order_by: {pages: asc}, limit: 1) { id author { fullName } }
    search_book_aggregate(args: {needle: "e"}) { aggregate { count } } }`;
  expect((await project.ask(query)).data).toEqual({
    search_book: [{ id: 3, author: { fullName: 'Jules Verne' } }],
    search_book_aggregate: { aggregate: { count: 4 } },
  });
});

test('a function requires its own permission, also where its table has one', async () => {
  const query = '{ good_books { id } }';
  expect((await project.ask(query, {}, { role: 'reader' })).errors?.[0]?.message).toBe(
    "field 'good_books' not found in type: 'query_root'",
  );
});
