import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { library } from '../testing/library.ts';
import { refusal, useProject } from '../testing/project-fixture.ts';

const project = useProject(library);

const reader = { role: 'reader' };
const cursor = 'batch_size: 5, cursor: {initial_value: {id: 0}}';

test('a role can subscribe to what it may select, and stream rows by the columns that it sees', () => {
  const schema = buildSchema(project.engine.schemaSdl('reader'));
  const root = schema.getSubscriptionType()?.getFields() ?? {};
  expect(Object.keys(root)).toEqual(
    expect.arrayContaining(['Book_stream', 'author', 'author_stream', 'books', 'search_book']),
  );
  expect(root.Book_stream?.args.map(({ name, type }) => `${name}: ${String(type)}`)).toEqual([
    'batch_size: Int!',
    'cursor: [Book_stream_cursor_input]!',
    'where: Book_bool_exp',
  ]);
  const value = schema.getType('Book_stream_cursor_value_input');
  expect(value && 'getFields' in value && Object.keys(value.getFields())).toEqual([
    'authorId',
    'id',
    'pages',
    'rating',
    'title',
  ]);
  expect(schema.getType('cursor_ordering')?.toConfig()).toMatchObject({
    description: 'ordering argument of a cursor',
  });
});

test('a role without tables has no subscriptions', async () => {
  expect(refusal(await project.ask('subscription { books { id } }', {}, { role: 'nobody' })).message).toBe(
    'no subscriptions exist',
  );
});

test('subscription_root_fields hides root fields', async () => {
  const { message } = refusal(
    await project.ask('subscription { Book_stream { id } }', {}, { role: 'unstreamed' }),
  );
  expect(message).toBe("field 'Book_stream' not found in type: 'subscription_root'");
});

describe('over HTTP a subscription', () => {
  test.each([
    'subscription { books { id } }',
    `subscription { Book_stream(${cursor}, where: {id: {_gt: 1}}) { title } }`,
    'subscription { bookStatistics { aggregate { count } } }',
    'subscription @_multiple_top_level_fields { books { id } author { id } }',
  ])('is refused: %s', async (query) => {
    expect(refusal(await project.ask(query, {}, reader))).toEqual({
      message: 'subscriptions are not supported over HTTP, use websockets instead',
      code: 'unexpected-payload',
      path: '$',
    });
  });

  test.each([
    ['{ books { nope } }', "field 'nope' not found in type: 'Book'"],
    ['{ books { price } }', "field 'price' not found in type: 'Book'"],
    ['{ books { id } author { id } }', 'subscriptions must select one top level field'],
    ['{ Book_stream { id } }', "missing required field 'batch_size'"],
    [
      '{ Book_stream(batch_size: 1, cursor: {initial_value: {price: 1}}) { id } }',
      "field 'price' not found in type: 'Book_stream_cursor_value_input'",
    ],
    [
      '{ Book_stream(batch_size: 1, cursor: {initial_value: {}}) { id } }',
      'one streaming column field is expected',
    ],
    [
      '{ Book_stream(batch_size: 1, cursor: {initial_value: {id: 1, title: ""}}) { id } }',
      'multiple column cursors are not supported yet',
    ],
    [
      `{ Book_stream(${cursor.replace('5', '-5')}) { id } }`,
      "expected a non-negative 32-bit integer for type 'Int', but found an integer",
    ],
    [
      '{ Book_stream(batch_size: 1, cursor: {initial_value: {id: 1}, ordering: UP}) { id } }',
      "expected one of the values ['ASC', 'DESC'] for type 'cursor_ordering', but found 'UP'",
    ],
  ])('is checked before: %s', async (selection, message) => {
    expect(refusal(await project.ask(`subscription ${selection}`, {}, reader)).message).toBe(message);
  });
});
