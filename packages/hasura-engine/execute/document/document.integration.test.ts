import { describe, expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { refusal, useProject } from '../../testing/project-fixture.ts';

const project = useProject(library);

const refused = async (query: string, variables?: Record<string, unknown>) =>
  refusal(await project.ask(query, variables));

describe('a document is refused as a whole', () => {
  test.each([
    '{ book: books_by_pk(id: 1, id: 2) { id } }',
    '{ book: books_by_pk(id: 1) { id @include(if: true, if: true) } }',
    '{ books(where: {id: {_eq: 1}, id: {_eq: 2}}) { id } }',
    'query ($where: books_bool_exp = {id: {}, id: {}}) { books(where: $where) { id } }',
  ])('%s gives a name twice', async (query) => {
    expect(await refused(query)).toEqual({
      message: 'not a valid graphql query',
      code: 'validation-failed',
      path: '$.query',
    });
  });
});

describe('directives', () => {
  const set = '$.selectionSet.books_by_pk.selectionSet';

  test.each([
    ['query @skip(if: true) { books { id } }', "directive 'skip' is not allowed on a query", '$'],
    [
      'mutation @include(if: true) { delete_author(where: {id: {_eq: 0}}) { affected_rows } }',
      "directive 'include' is not allowed on a mutation",
      '$',
    ],
    ['query @odd { books { id } }', "directive 'odd' is not defined in the schema", '$'],
    ['{ book: books_by_pk(id: 1) { id @odd } }', "directive 'odd' is not defined in the schema", set],
    ['{ book: books_by_pk(id: 1) { id @cached } }', "directive 'cached' is not allowed on a field", set],
    ['{ book: books_by_pk(id: 1) { id @skip } }', "missing required field 'if'", `${set}.skip.args.if`],
    [
      '{ book: books_by_pk(id: 1) { id @skip(if: "yes") } }',
      "expected a boolean for type 'Boolean', but found a string",
      `${set}.skip.args.if`,
    ],
    [
      '{ book: books_by_pk(id: 1) { id @skip(if: true, unless: false) } }',
      "'skip' has no argument named 'unless'",
      `${set}.skip`,
    ],
    [
      '{ book: books_by_pk(id: 1) { id @include(if: true) @skip(if: false) @include(if: true) } }',
      "the following directives are used more than once: ['include']",
      set,
    ],
  ])('%s: %s', async (query, message, path) => {
    expect(await refused(query)).toEqual({ message, path, code: 'validation-failed' });
  });

  test('of the operation are checked after its fields', async () => {
    expect((await refused('query @skip(if: true) { nope }')).message).toBe(
      "field 'nope' not found in type: 'query_root'",
    );
  });

  test('a cached query is answered', async () => {
    expect((await project.ask('query @cached(ttl: 5) { book: books_by_pk(id: 1) { id } }')).data).toEqual({
      book: { id: 1 },
    });
  });
});

describe('fragments', () => {
  test.each([
    [
      '{ book: books_by_pk(id: 1) { author { ...nope } } }',
      'reference to undefined fragment "nope"',
      '$.selectionSet.books_by_pk.selectionSet.author.selectionSet',
    ],
    [
      '{ b: books_by_pk(id: 1) { ...A } } fragment A on books { ... on books { ...B } } fragment B on books { ...A }',
      'the fragment definition(s) A, B form a cycle',
      '$.selectionSet.books_by_pk.selectionSet.A.selectionSet.B.selectionSet',
    ],
    [
      '{ books { ...A } } fragment A on books { ...B } fragment B on books { ...C } fragment C on books { ...A }',
      'the fragment definition(s) A, B, C form a cycle',
      '$.selectionSet.books.selectionSet.A.selectionSet.B.selectionSet.C.selectionSet',
    ],
    [
      '{ books { ...A } } fragment A on books { ...A }',
      'the fragment definition(s) A form a cycle',
      '$.selectionSet.books.selectionSet.A.selectionSet',
    ],
  ])('%s: %s', async (query, message, path) => {
    expect(await refused(query)).toEqual({ message, path, code: 'validation-failed' });
  });

  test('are checked before variables, and those before fields', async () => {
    const query = (fragment: string) =>
      `query ($a: Int!) { books(limit: $b) { nope ...${fragment} } } fragment A on books { id }`;
    expect((await refused(query('X'))).message).toBe('reference to undefined fragment "X"');
    expect((await refused(query('A'))).message).toBe('expecting a value for non-nullable variable: "a"');
    expect((await refused(query('A'), { a: 1 })).message).toBe('unbound variable "b"');
  });

  test('that have one name are refused', async () => {
    const fragment = 'fragment A on books { id }';
    expect(await refused(`{ books { ...A } } ${fragment} ${fragment}`)).toEqual({
      message: 'multiple definitions for fragment "A"',
      code: 'parse-failed',
      path: '$',
    });
  });
});

test('a variable that is used but not declared is reported before those that are sent but not used', async () => {
  expect(await refused('{ books(limit: $limit) { id } }', { other: 1 })).toEqual({
    message: 'unbound variable "limit"',
    code: 'validation-failed',
    path: '$',
  });
});

test('the path of fields that contradict each other is the selection set that holds them', async () => {
  const path = '$.selectionSet.books_by_pk.selectionSet';
  expect(await refused('{ book: books_by_pk(id: 1) { x: id x: title } }')).toMatchObject({ path });
  expect(
    await refused('{ book: books_by_pk(id: 1) { reviews(limit: 1) { stars } reviews(limit: 2) { stars } } }'),
  ).toMatchObject({
    message: "inconsistent arguments between multiple selections of field 'reviews'",
    path,
  });
});

describe('one value where a list may stand', () => {
  const args = '$.selectionSet.books.args';

  test.each([
    [
      '{ books(order_by: {bogus: asc}) { id } }',
      "field 'bogus' not found in type: 'books_order_by'",
      `${args}.order_by[0].bogus`,
    ],
    [
      '{ books(order_by: title) { id } }',
      "expected an object for type 'books_order_by', but found an enum value",
      `${args}.order_by[0]`,
    ],
    [
      '{ books(order_by: {title: "asc"}) { id } }',
      "expected an enum value for type 'order_by', but found a string",
      `${args}.order_by[0].title`,
    ],
    [
      '{ books(where: {_or: {bogus: {}}}) { id } }',
      "field 'bogus' not found in type: 'books_bool_exp'",
      `${args}.where._or[0].bogus`,
    ],
  ])('has the path of its first item: %s', async (query, message, path) => {
    expect(await refused(query)).toEqual({ message, path, code: 'validation-failed' });
  });

  test('has it in a variable as well', async () => {
    const query = 'query ($by: [books_order_by!]) { books(order_by: $by) { id } }';
    expect((await refused(query, { by: { bogus: 'asc' } })).path).toBe(`${args}.order_by[0].bogus`);
  });
});

test.each([
  ['{ books(distinct_on: title) { id } }', "'books' has no argument named 'distinct_on'"],
  ['{ books_aggregate { aggregate { count(distinct: true) } } }', "'count' has no argument named 'distinct'"],
])('%s is refused, because the engine leaves it out', async (query, message) => {
  expect((await refused(query)).message).toBe(message);
});

test.each([
  [
    'query ($id: Int!) { book: books_by_pk(id: $id) { id } }',
    {},
    'expecting a value for non-nullable variable: "id"',
    '$',
  ],
  [
    'query ($id: Int!) { book: books_by_pk(id: $id) { id } }',
    { id: null },
    'null value found for non-nullable type: "Int!"',
    '$',
  ],
  ['query ($id: Int!) { __typename }', { id: 1 }, 'unexpected variables in variableValues: id', '$'],
  ['{ __typename }', { x: 1 }, 'unexpected variables in variableValues: x', '$'],
  ['{ book: books_by_pk(id: $id) { id } }', {}, 'unbound variable "id"', '$'],
  [
    'query ($id: String!) { book: books_by_pk(id: $id) { id } }',
    { id: '1' },
    "variable 'id' is declared as 'String!', but used where 'Int!' is expected",
    '$.selectionSet.books_by_pk.args.id',
  ],
  [
    'query ($id: Int) { book: books_by_pk(id: $id) { id } }',
    { id: 1 },
    "variable 'id' is declared as 'Int', but used where 'Int!' is expected",
    '$.selectionSet.books_by_pk.args.id',
  ],
  [
    'query ($title: String) { books(where: {title: {_eq: $title}}) { id } }',
    {},
    "unexpected null value for type 'String'",
    '$.selectionSet.books.args.where.title._eq',
  ],
  [
    'query ($by: [books_order_by!]) { books(order_by: $by) { id } }',
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
  const query = 'query ($id: Int = 2) { book: books_by_pk(id: $id) { id } }';
  expect((await project.ask(query)).data).toEqual({ book: { id: 2 } });
  expect((await project.ask(query, { id: 3 })).data).toEqual({ book: { id: 3 } });
});

test('one plan serves every value, and another shape of the same variable gets another plan', async () => {
  const query =
    'query ($where: books_bool_exp, $by: [books_order_by!]) { books(where: $where, order_by: $by) { id } }';
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
