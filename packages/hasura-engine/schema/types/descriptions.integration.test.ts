import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { useProject } from '../../testing/project-fixture.ts';

const project = useProject({
  sql: `
    create schema tools;
    create table shelf (id int primary key, label text);
    comment on column shelf.label is 'Label on the shelf';
    create table book (id int primary key, shelf_id int not null references shelf, tags text[]);
    comment on table book is 'A book';
    comment on column book.tags is 'Subjects';`,
  tables: [
    {
      table: 'shelf',
      configuration: {
        comment: '',
        column_config: { label: { comment: '' } },
      },
      array_relationships: [
        {
          name: 'books',
          comment: 'Everything on the shelf',
          using: { foreign_key_constraint_on: { table: 'book', column: 'shelf_id' } },
        },
      ],
    },
    {
      table: 'book',
      object_relationships: [
        { name: 'shelf', comment: 'Where it stands', using: { foreign_key_constraint_on: 'shelf_id' } },
      ],
    },
  ],
});

const descriptionOf = (typeName: string, field?: string) => {
  const type = buildSchema(project.engine.schemaSdl('admin')).getType(typeName);
  if (field === undefined) return type?.description;
  return type && 'getFields' in type ? type.getFields()[field]?.description : undefined;
};

test('comments of the database describe tables', () => {
  expect(descriptionOf('book')).toBe('A book');
});

test('an empty comment on a table or column removes the description', () => {
  expect(descriptionOf('shelf')).toBeUndefined();
  expect(descriptionOf('shelf', 'label')).toBeUndefined();
});

test('comments on relationships are not shown', () => {
  expect(descriptionOf('book', 'shelf')).toBe('An object relationship');
  expect(descriptionOf('shelf', 'books')).toBe('An array relationship');
});

test('operators of arrays are described, fields of conditions and orders are not', () => {
  expect(descriptionOf('String_array_comparison_exp', '_contains')).toBe(
    'does the array contain the given value',
  );
  expect(descriptionOf('shelf_bool_exp', 'label')).toBeUndefined();
  expect(descriptionOf('shelf_order_by', 'label')).toBeUndefined();
});

test('the type of the places of directives is not listed', async () => {
  const { data } = await project.ask('{ __schema { types { name } directives { locations } } }');
  const names = data.__schema.types.map(({ name }: { name: string }) => name);
  expect(names).toContain('__Directive');
  expect(names).not.toContain('__DirectiveLocation');
});
