import { describe, expect, test } from 'vitest';
import { ProjectError } from '../engine.ts';
import { startProject } from '../testing/project-fixture.ts';

const sql = `create table book (id int primary key, title text); create table note (id int primary key, book_id int);
  create function twice(a int) returns int language sql stable as $$ select a * 2 $$;
  create function one(a int) returns book language sql stable as $$ select * from book where id = a $$;
  create function renamed(a text) returns setof book language sql volatile as $$ update book set title = a returning * $$;
  create function many(a int) returns setof book language sql stable as $$ select * from book $$;
  create function many(a text) returns setof book language sql stable as $$ select * from book $$;`;
const file = 'metadata/databases/default/tables/tables.yaml';
const functions = 'metadata/databases/default/functions/functions.yaml';

async function failure(tables: unknown[], functionEntries: unknown[] = []): Promise<string> {
  const started = startProject({ sql, tables, functions: functionEntries });
  const error: unknown = await started.then(
    async (project) => {
      await project.close();
      return undefined;
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProjectError);
  return (error as ProjectError).message;
}

const select = (permission: object) => ({
  select_permissions: [{ role: 'r', permission: { columns: '*', filter: {}, ...permission } }],
});

describe('metadata that does not match the database fails the start with one sentence', () => {
  test.each([
    [{ table: 'nope' }, '[0].table is "public.nope", which the database does not have.'],
    [
      { table: 'book', configuration: { column_config: { x: {} } } },
      '[0].configuration.column_config.x is not a column of "public.book".',
    ],
    [
      { table: 'book', configuration: { custom_name: 'a b' } },
      '[0].table is "a b", which is not a GraphQL name.',
    ],
    [
      { table: 'book', ...select({ columns: ['x'] }) },
      '[0].select_permissions[0].permission.columns names "x", which "book" does not have.',
    ],
    [
      { table: 'book', ...select({ filter: { x: 1 } }) },
      '[0].select_permissions[0].permission.filter.x is neither a column nor a relationship of "book".',
    ],
    [
      { table: 'book', ...select({ filter: { id: { _within: 1 } } }) },
      '[0].select_permissions[0].permission.filter.id._within is not a supported operator for columns of type int4.',
    ],
    [
      { table: 'book', ...select({ filter: { id: { _eq: null } } }) },
      '[0].select_permissions[0].permission.filter.id._eq must not be null.',
    ],
    [
      { table: 'book', ...select({ filter: { id: { _in: [1] } } }) },
      '[0].select_permissions[0].permission.filter.id._in must be a session variable.',
    ],
    [
      { table: 'book', ...select({ filter: { id: { _ceq: 'title' } } }) },
      '[0].select_permissions[0].permission.filter.id._ceq is not a supported operator for columns of type int4.',
    ],
    [
      {
        table: 'note',
        object_relationships: [{ name: 'book', using: { foreign_key_constraint_on: 'book_id' } }],
      },
      '[0].object_relationships[0].using.foreign_key_constraint_on names no foreign key of "note".',
    ],
    [
      {
        table: 'note',
        object_relationships: [{ name: 'id', using: { foreign_key_constraint_on: 'book_id' } }],
      },
      '[0].object_relationships[0].name repeats the field "id".',
    ],
  ])('%j', async (table, message) => {
    expect(await failure([table])).toBe(`${file}: ${message}`);
  });

  test.each([
    ['nope', '[0].function is "public.nope", which the database does not have.'],
    ['twice', '[0].function must return a set of rows of a tracked table.'],
    ['one', '[0].function must return a set of rows of a tracked table.'],
    ['renamed', '[0].function must not be volatile.'],
    ['many', '[0].function is "public.many", which is overloaded.'],
  ])('function %s', async (name, message) => {
    expect(await failure([{ table: 'book' }], [{ function: name }])).toBe(`${functions}: ${message}`);
  });
});
