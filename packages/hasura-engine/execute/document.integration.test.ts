import { describe, expect, test } from 'vitest';
import { library } from '../testing/library.ts';
import { refusal, useProject } from '../testing/project-fixture.ts';

const project = useProject(library);

const refused = async (query: string, variables?: Record<string, unknown>) =>
  refusal(await project.ask(query, variables));

describe('a document is refused as a whole', () => {
  test.each([
    '{ book(id: 1, id: 2) { id } }',
    '{ book(id: 1) { id @include(if: true, if: true) } }',
    '{ books(where: {id: {_eq: 1}, id: {_eq: 2}}) { id } }',
    'query ($where: Book_bool_exp = {id: {}, id: {}}) { books(where: $where) { id } }',
  ])('%s gives a name twice', async (query) => {
    expect(await refused(query)).toEqual({
      message: 'not a valid graphql query',
      code: 'validation-failed',
      path: '$.query',
    });
  });
});

describe('directives', () => {
  const set = '$.selectionSet.book.selectionSet';

  test.each([
    ['query @skip(if: true) { books { id } }', "directive 'skip' is not allowed on a query", '$'],
    [
      'mutation @include(if: true) { delete_author(where: {id: {_eq: 0}}) { affected_rows } }',
      "directive 'include' is not allowed on a mutation",
      '$',
    ],
    ['query @odd { books { id } }', "directive 'odd' is not defined in the schema", '$'],
    ['{ book(id: 1) { id @odd } }', "directive 'odd' is not defined in the schema", set],
    ['{ book(id: 1) { id @cached } }', "directive 'cached' is not allowed on a field", set],
    ['{ book(id: 1) { id @skip } }', "missing required field 'if'", `${set}.skip.args.if`],
    [
      '{ book(id: 1) { id @skip(if: "yes") } }',
      "expected a boolean for type 'Boolean', but found a string",
      `${set}.skip.args.if`,
    ],
    [
      '{ book(id: 1) { id @skip(if: true, unless: false) } }',
      "'skip' has no argument named 'unless'",
      `${set}.skip`,
    ],
    [
      '{ book(id: 1) { id @include(if: true) @skip(if: false) @include(if: true) } }',
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
    expect((await project.ask('query @cached(ttl: 5) { book(id: 1) { id } }')).data).toEqual({
      book: { id: 1 },
    });
  });
});

describe('fragments', () => {
  test.each([
    [
      '{ book(id: 1) { author { ...nope } } }',
      'reference to undefined fragment "nope"',
      '$.selectionSet.book.selectionSet.author.selectionSet',
    ],
    [
      '{ b: book(id: 1) { ...A } } fragment A on Book { ... on Book { ...B } } fragment B on Book { ...A }',
      'the fragment definition(s) A and B form a cycle',
      '$.selectionSet.book.selectionSet.A.selectionSet.B.selectionSet',
    ],
    [
      '{ books { ...A } } fragment A on Book { ...B } fragment B on Book { ...C } fragment C on Book { ...A }',
      'the fragment definition(s) A, B, and C form a cycle',
      '$.selectionSet.books.selectionSet.A.selectionSet.B.selectionSet.C.selectionSet',
    ],
    [
      '{ books { ...A } } fragment A on Book { ...A }',
      'the fragment definition(s) A form a cycle',
      '$.selectionSet.books.selectionSet.A.selectionSet',
    ],
  ])('%s: %s', async (query, message, path) => {
    expect(await refused(query)).toEqual({ message, path, code: 'validation-failed' });
  });

  test('are checked before variables, and those before fields', async () => {
    const query = (fragment: string) =>
      `query ($a: Int!) { books(limit: $b) { nope ...${fragment} } } fragment A on Book { id }`;
    expect((await refused(query('X'))).message).toBe('reference to undefined fragment "X"');
    expect((await refused(query('A'))).message).toBe('expecting a value for non-nullable variable: "a"');
    expect((await refused(query('A'), { a: 1 })).message).toBe('unbound variable "b"');
  });

  test('that have one name are refused', async () => {
    const fragment = 'fragment A on Book { id }';
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
  const path = '$.selectionSet.book.selectionSet';
  expect(await refused('{ book(id: 1) { x: id x: title } }')).toMatchObject({ path });
  expect(
    await refused('{ book(id: 1) { reviews(limit: 1) { stars } reviews(limit: 2) { stars } } }'),
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
      "field 'bogus' not found in type: 'Book_order_by'",
      `${args}.order_by[0].bogus`,
    ],
    [
      '{ books(order_by: title) { id } }',
      "expected an object for type 'Book_order_by', but found an enum value",
      `${args}.order_by[0]`,
    ],
    [
      '{ books(distinct_on: "title") { id } }',
      "expected an enum value for type 'Book_select_column', but found a string",
      `${args}.distinct_on[0]`,
    ],
    [
      '{ books(where: {_or: {bogus: {}}}) { id } }',
      "field 'bogus' not found in type: 'Book_bool_exp'",
      `${args}.where._or[0].bogus`,
    ],
  ])('has the path of its first item: %s', async (query, message, path) => {
    expect(await refused(query)).toEqual({ message, path, code: 'validation-failed' });
  });

  test('has it in a variable as well', async () => {
    const query = 'query ($by: [Book_order_by!]) { books(order_by: $by) { id } }';
    expect((await refused(query, { by: { bogus: 'asc' } })).path).toBe(`${args}.order_by[0].bogus`);
  });
});

test('an unknown column of an enum is refused with the columns by name after the key', async () => {
  expect((await refused('{ review(distinct_on: nope) { stars } }')).message).toBe(
    "expected one of the values ['book_id', 'reader', 'comment', 'stars'] for type 'review_select_column', but found 'nope'",
  );
});
