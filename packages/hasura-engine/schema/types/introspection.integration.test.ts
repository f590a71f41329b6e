import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import { expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { useProject } from '../../testing/project-fixture.ts';

const project = useProject(library);

test('the standard introspection query returns the schema that the SDL prints', async () => {
  const { data } = await project.ask(getIntrospectionQuery(), {}, { role: 'reader' });
  const shown = printSchema(buildClientSchema(data as IntrospectionQuery));
  expect(shown).toBe(printSchema(buildSchema(project.engine.schemaSdl('reader'))));
});

test('each role sees its own schema', () => {
  const sdl = project.engine.schemaSdl('reader');
  expect(sdl).toContain('fullName: String!');
  expect(sdl).toContain('authorId: Int!');
  expect(sdl).not.toContain('price');
  expect(project.engine.schemaSdl('admin')).toContain('price: numeric');
});

test('types have the nullability of columns, relationships and aggregates', () => {
  const schema = buildSchema(project.engine.schemaSdl('admin'));
  const fields = (name: string) => {
    const type = schema.getType(name);
    if (!type || !('getFields' in type)) throw new Error(`${name} has no fields`);
    return Object.fromEntries(
      Object.entries(type.getFields()).map(([field, { type: of }]) => [field, String(of)]),
    );
  };
  expect(fields('books')).toMatchObject({
    author: 'author!',
    reviews: '[review!]!',
    reviews_aggregate: 'review_aggregate!',
    price: 'numeric',
    rating: 'Float',
    tags: '[String!]!',
    details: 'jsonb!',
    publishedOn: 'date',
  });
  expect(fields('author')).toMatchObject({ editor: 'author' });
  expect(fields('books_aggregate_fields')).toEqual({ count: 'Int!' });
  expect(Object.keys(fields('books_max_order_by'))).not.toContain('archived');
  expect(fields('search_book_args')).toEqual({ limit: 'Int', min_pages: 'Int', needle: 'String' });
  expect(fields('query_root')).toMatchObject({
    books: '[books!]!',
    books_by_pk: 'books',
    books_aggregate: 'books_aggregate!',
    search_book: '[books!]!',
  });
});

test('a type is looked up by the name in a variable', async () => {
  const query =
    'query ($name: String!) { __type(name: $name) { kind name } other: __type(name: "Nope") { name } }';
  expect((await project.ask(query, { name: 'order_by' })).data).toEqual({
    __type: { kind: 'ENUM', name: 'order_by' },
    other: null,
  });
});

test('the type of the places of directives is not listed', async () => {
  const { data } = await project.ask('{ __schema { types { name } directives { locations } } }');
  const names = data.__schema.types.map(({ name }: { name: string }) => name);
  expect(names).toContain('__Directive');
  expect(names).not.toContain('__DirectiveLocation');
});
