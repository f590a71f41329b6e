import { expect, test } from 'vitest';
import { library } from '../testing/library.ts';
import { useProject } from '../testing/project-fixture.ts';

const project = useProject(library);

test.each([
  [
    'query ($id: Int!) { book(id: $id) { id } }',
    {},
    'expecting a value for non-nullable variable: "id"',
    '$',
  ],
  [
    'query ($id: Int!) { book(id: $id) { id } }',
    { id: null },
    'null value found for non-nullable type: "Int!"',
    '$',
  ],
  ['query ($id: Int!) { __typename }', { id: 1 }, 'unexpected variables in variableValues: id', '$'],
  ['{ __typename }', { x: 1 }, 'unexpected variables in variableValues: x', '$'],
  ['{ book(id: $id) { id } }', {}, 'unbound variable "id"', '$'],
  [
    'query ($id: String!) { book(id: $id) { id } }',
    { id: '1' },
    "variable 'id' is declared as 'String!', but used where 'Int!' is expected",
    '$.selectionSet.book.args.id',
  ],
  [
    'query ($id: Int) { book(id: $id) { id } }',
    { id: 1 },
    "variable 'id' is declared as 'Int', but used where 'Int!' is expected",
    '$.selectionSet.book.args.id',
  ],
  [
    'query ($title: String) { books(where: {title: {_eq: $title}}) { id } }',
    {},
    "unexpected null value for type 'String'",
    '$.selectionSet.books.args.where.title._eq',
  ],
  [
    'query ($by: [Book_order_by!]) { books(order_by: $by) { id } }',
    { by: [{ title: 'up' }] },
    "expected one of the values ['asc', 'asc_nulls_first', 'asc_nulls_last', 'desc', 'desc_nulls_first', 'desc_nulls_last'] for type 'order_by', but found 'up'",
    '$.selectionSet.books.args.order_by[0].title',
  ],
])('%s with %j is refused', async (query, variables, message, path) => {
  expect((await project.ask(query, variables)).errors).toEqual([
    { message, extensions: { path, code: 'validation-failed' } },
  ]);
});

test('a variable declared twice is refused', async () => {
  expect((await project.ask('query ($a: Int, $a: Int) { books(limit: $a) { id } }')).errors?.[0]).toEqual({
    message: 'multiple definitions for variable "a"',
    extensions: { path: '$', code: 'parse-failed' },
  });
});

test('a default replaces a missing value, and allows a nullable variable where a value is required', async () => {
  const query = 'query ($id: Int = 2) { book(id: $id) { id } }';
  expect((await project.ask(query)).data).toEqual({ book: { id: 2 } });
  expect((await project.ask(query, { id: 3 })).data).toEqual({ book: { id: 3 } });
});

test('one plan serves every value, and another shape of the same variable gets another plan', async () => {
  const query =
    'query ($where: Book_bool_exp, $by: [Book_order_by!]) { books(where: $where, order_by: $by) { id } }';
  const ask = async (where: unknown, by: unknown) => {
    const { data } = await project.ask(query, { where, by });
    return data.books.map(({ id }: { id: number }) => id);
  };
  for (let round = 0; round < 3; round += 1) {
    expect(await ask({ id: { _lt: 3 } }, { id: 'asc' })).toEqual([1, 2]);
    expect(await ask({ id: { _lt: 2 } }, { id: 'asc' })).toEqual([1]);
    expect(await ask({ id: { _lt: 3 } }, { id: 'desc' })).toEqual([2, 1]);
    expect(await ask({ id: { _lt: 3 } }, [{ id: 'desc' }])).toEqual([2, 1]);
    expect(await ask({ id: { _gt: 2 }, pages: { _is_null: true } }, null)).toEqual([4]);
    expect(await ask({ id: { _gt: 2 }, pages: { _is_null: false } }, null)).toEqual([3]);
    expect(await ask(null, { pages: 'asc' })).toEqual([1, 3, 2, 4]);
    expect(await ask({ _or: [{ id: { _eq: 1 } }, { id: { _eq: 4 } }] }, { id: 'asc' })).toEqual([1, 4]);
    expect(await ask({ _or: [{ id: { _eq: 1 } }] }, { id: 'asc' })).toEqual([1]);
  }
});

test('a value is checked at each use of a plan', async () => {
  const query = 'query ($limit: Int) { books(limit: $limit) { id } }';
  expect((await project.ask(query, { limit: 1 })).data.books).toHaveLength(1);
  expect((await project.ask(query, { limit: -1 })).errors?.[0]?.message).toMatch(
    /^expected a non-negative 32-bit/,
  );
  expect((await project.ask(query, { limit: 2 })).data.books).toHaveLength(2);
});
