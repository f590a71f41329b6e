import { expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { useProject } from '../../testing/project-fixture.ts';

const project = useProject(library);

const data = async (query: string, variables?: Record<string, unknown>) => {
  const answer = await project.ask(query, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};

test('columns have their GraphQL names, in the order of the selection', async () => {
  const response = await project.post({
    query: '{ books(where: {id: {_eq: 1}}) { title authorId id __typename } }',
  });
  expect(await response.text()).toBe(
    '{"data":{"books":[{"title" : "Notes", "authorId" : 1, "id" : 1, "__typename" : "books"}]}}',
  );
});

test('a row is found by its key, and a missing row is null', async () => {
  expect(await data('{ one: books_by_pk(id: 2) { title } none: books_by_pk(id: 99) { title } }')).toEqual({
    one: { title: 'Vingt mille lieues' },
    none: null,
  });
});

test('a composite key requires all its columns', async () => {
  expect(await data('{ review_by_pk(book_id: 2, reader: "r2") { stars } }')).toEqual({
    review_by_pk: { stars: 5 },
  });
});

test('object and array relationships nest, each with its own arguments', async () => {
  const query = `{ author(order_by: {id: asc}) { fullName editor { fullName }
    books(order_by: {pages: desc}, limit: 1, where: {archived: {_eq: false}}) { title reviews(order_by: {reader: asc}) { reader } } } }`;
  expect(await data(query)).toEqual({
    author: [
      { fullName: 'Ada Byron', editor: null, books: [{ title: 'Notes', reviews: [{ reader: 'r1' }] }] },
      {
        fullName: 'Jules Verne',
        editor: { fullName: 'Ada Byron' },
        books: [{ title: 'Vingt mille lieues', reviews: [{ reader: 'r1' }, { reader: 'r2' }] }],
      },
      { fullName: 'Anonymous', editor: { fullName: 'Jules Verne' }, books: [] },
    ],
  });
});

test('order_by puts nulls last when ascending and first when descending, unless specified otherwise', async () => {
  const query = `{ a: books(order_by: {pages: asc}) { id } b: books(order_by: [{pages: desc}]) { id }
    c: books(order_by: {pages: asc_nulls_first}) { id } d: books(order_by: {pages: desc_nulls_last}) { id } }`;
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const { a, b, c, d } = await data(query);
  expect([ids(a), ids(b), ids(c), ids(d)]).toEqual([
    [1, 3, 2, 4],
    [4, 2, 3, 1],
    [4, 1, 3, 2],
    [2, 3, 1, 4],
  ]);
});

test('rows are ordered by related rows and by aggregates of related rows', async () => {
  const query = `{ byAuthor: books(order_by: [{author: {fullName: desc}}, {id: asc}]) { id }
    byCount: books(order_by: [{reviews_aggregate: {count: desc}}, {id: asc}]) { id }
    byStars: books(order_by: [{reviews_aggregate: {max: {stars: desc_nulls_last}}}, {id: desc}]) { id } }`;
  const { byAuthor, byCount, byStars } = await data(query);
  expect(byAuthor.map(({ id }: { id: number }) => id)).toEqual([2, 3, 4, 1]);
  expect(byCount.map(({ id }: { id: number }) => id)).toEqual([2, 1, 3, 4]);
  expect(byStars.map(({ id }: { id: number }) => id)).toEqual([2, 1, 3, 4]);
});

test('aggregates of rows related to a related row sort as well: a count is 0 and others are null without rows', async () => {
  const query = `{ byCount: review(order_by: [{book: {author: {books_aggregate: {count: asc}}}}, {book: {id: asc}}, {reader: asc}]) { book_id }
    ascending: books(order_by: [{reviews_aggregate: {count: asc}}, {id: asc}]) { id }
    missingLast: books(order_by: [{reviews_aggregate: {max: {stars: asc}}}, {id: asc}]) { id }
    missingFirst: books(order_by: [{reviews_aggregate: {max: {stars: desc}}}, {id: asc}]) { id } }`;
  const { byCount, ascending, missingLast, missingFirst } = await data(query);
  expect(byCount.map((row: { book_id: number }) => row.book_id)).toEqual([1, 2, 2, 3]);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  expect(ids(ascending)).toEqual([4, 1, 3, 2]);
  expect(ids(missingLast)).toEqual([3, 1, 2, 4]);
  expect(ids(missingFirst)).toEqual([4, 1, 2, 3]);
});

test('limit and offset select a page; null counts as absent', async () => {
  const query = `query ($limit: Int, $offset: Int) { books(order_by: {id: asc}, limit: $limit, offset: $offset) { id } }`;
  expect(await data(query, { limit: 2, offset: 1 })).toEqual({ books: [{ id: 2 }, { id: 3 }] });
  expect((await data(query, { limit: null })).books).toHaveLength(4);
  expect((await data(query)).books).toHaveLength(4);
});

test('a wrong limit is refused with the error of Hasura', async () => {
  for (const [limit, found] of [
    ['-1', 'an integer'],
    ['"3"', 'a string'],
    ['1.5', 'a float'],
  ]) {
    expect((await project.ask(`{ books(limit: ${limit}) { id } }`)).errors).toEqual([
      {
        message: `expected a non-negative 32-bit integer for type 'Int', but found ${found}`,
        extensions: { path: '$.selectionSet.books.args.limit', code: 'validation-failed' },
      },
    ]);
  }
});

test.each(['aggregate @skip(if: true) { count }', 'aggregate { count @include(if: false) }'])(
  'an aggregate without a field is refused, because Postgres refuses the SQL of Hasura: %s',
  async (selection) => {
    expect((await project.ask(`{ books_aggregate { ${selection} } }`)).errors).toEqual([
      { message: 'database query error', extensions: { path: '$', code: 'unexpected' } },
    ]);
  },
);

test('a path selects a part of a json column', async () => {
  expect(
    await data('{ book: books_by_pk(id: 1) { b: details(path: "$.a.b") kind: details(path: "kind") } }'),
  ).toEqual({
    book: { b: [1, 2], kind: 'note' },
  });
});

test('a view behaves like a table without a key', async () => {
  expect(await data('{ long_book(order_by: {id: asc}) { title } }')).toEqual({
    long_book: [{ title: 'Vingt mille lieues' }, { title: 'Le tour du monde' }],
  });
  expect((await project.ask('{ long_book_by_pk(id: 1) { id } }')).errors?.[0]?.message).toBe(
    "field 'long_book_by_pk' not found in type: 'query_root'",
  );
});

test('more than fifty fields fit in one object', async () => {
  const fields = Array.from({ length: 120 }, (_, index) => `f${index}: title`);
  const { book } = await data(`{ book: books_by_pk(id: 1) { ${fields.join(' ')} } }`);
  expect(Object.keys(book)).toEqual(fields.map((field) => field.split(':')[0]));
});

test('fragments, aliases, @skip and @include shape the answer', async () => {
  const query = `query ($deep: Boolean!, $no: Boolean = false) {
    book: books_by_pk(id: 1) { ...basics ... on books { pages } author @include(if: $deep) { fullName } rating @skip(if: true) ... @include(if: $no) { id } } }
    fragment basics on books { label: title }`;
  expect(await data(query, { deep: true })).toEqual({
    book: { label: 'Notes', pages: 60, author: { fullName: 'Ada Byron' } },
  });
  expect(await data(query, { deep: false })).toEqual({ book: { label: 'Notes', pages: 60 } });
});

test('selections of the same key are merged, and contradictions are refused', async () => {
  expect(await data('{ book: books_by_pk(id: 1) { author { id } author { fullName } } }')).toEqual({
    book: { author: { id: 1, fullName: 'Ada Byron' } },
  });
  const { errors } = await project.ask('{ book: books_by_pk(id: 1) { x: id x: title } }');
  expect(errors?.[0]?.message).toBe("selection of both 'id' and 'title' specify the same response name, 'x'");
});
