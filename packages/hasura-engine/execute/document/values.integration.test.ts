import { describe, expect, test } from 'vitest';
import { refusal, useProject } from '../../testing/project-fixture.ts';

const project = useProject({
  sql: `
    create type state as enum ('new', 'old', 'lost');
    create table thing (
      id int primary key, label text default 'x', state state, level float8, share real, amount numeric, active boolean, words text[],
      numbers int[], notes jsonb[], details jsonb, document json);
    insert into thing (id, state, numbers, details, document) values
      (1, 'old', '{1,2}', '{"héllo": {"a b": 1}}', '{"key": [7]}'), (2, 'lost', '{}', '5', 'true'), (3, null, null, null, null);`,
  tables: [{ table: 'thing' }],
});

const where = '$.selectionSet.thing.args.where';

const refused = async (condition: string) =>
  refusal(await project.ask(`{ thing(where: ${condition}) { id } }`));

const refusedVariable = async (condition: unknown) =>
  refusal(
    await project.ask('query ($where: thing_bool_exp) { thing(where: $where) { id } }', { where: condition }),
  );

describe('numbers out of range', () => {
  const integer = (value: string) =>
    `The value ${value} lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?`;
  const float = (value: string) =>
    `The value ${value} lies outside the bounds. Is it overflowing the float bounds?`;

  test.each([
    ['id', '2147483648', integer('2147483648')],
    ['id', '1.5', integer('1.5')],
    ['level', '1e400', float('1e400')],
    ['share', '1e39', float('1e39')],
  ])('%s: %s in the document is refused: %s', async (column, value, message) => {
    expect(await refused(`{${column}: {_eq: ${value}}}`)).toEqual({
      message,
      code: 'parse-failed',
      path: `${where}.${column}._eq`,
    });
  });

  test('are refused in variables as well', async () => {
    expect((await refusedVariable({ id: { _in: [1, 1.5] } })).message).toBe(integer('1.5'));
    expect((await refusedVariable({ share: { _eq: 1e39 } })).message).toBe(float('1e+39'));
  });

  test('are refused as a limit', async () => {
    expect(refusal(await project.ask('{ thing(limit: 2147483648) { id } }'))).toEqual({
      message: integer('2147483648'),
      code: 'parse-failed',
      path: '$.selectionSet.thing.args.limit',
    });
    expect(
      refusal(await project.ask('query ($n: Int) { thing(limit: $n) { id } }', { n: 1.5 })).message,
    ).toBe(integer('1.5'));
  });
});

test.each([
  ['amount', 'true'],
  ['amount', '[1]'],
  ['amount', '{a: 1}'],
])('a numeric refuses what is no number: %s %s', async (column, value) => {
  expect(await refused(`{${column}: {_eq: ${value}}}`)).toEqual({
    message: 'expected a value for type numeric',
    code: 'parse-failed',
    path: `${where}.${column}._eq`,
  });
});

describe('array columns', () => {
  test('refuse what is no list, and a wrong element, at the operator', async () => {
    expect(await refused('{numbers: {_neq: 5}}')).toEqual({
      message: 'expected a value for type [int4]',
      code: 'parse-failed',
      path: `${where}.numbers._neq`,
    });
    expect(await refused('{words: {_neq: ["a", 5]}}')).toEqual({
      message: 'expected a value for type text',
      code: 'parse-failed',
      path: `${where}.words._neq`,
    });
  });

  test.each(['_in', '_nin'])('fail on %s as in Hasura', async (operator) => {
    expect(await refused(`{numbers: {${operator}: [[1]]}}`)).toEqual({
      message: 'database query error',
      code: 'unexpected',
      path: '$',
    });
  });

  test('of JSON values read strings as JSON, and accept a variable with nullable items', async () => {
    const mutation = `mutation ($notes: [jsonb]) { update_thing_by_pk(pk_columns: {id: 3}, _set: {notes: $notes}) { notes } }`;
    expect((await project.ask(mutation, { notes: ['{"a": 1}', { b: 2 }, 3] })).data).toEqual({
      update_thing_by_pk: { notes: [{ a: 1 }, { b: 2 }, 3] },
    });
  });
});

describe('a JSON path', () => {
  const value = async (path: string, column = 'details') =>
    (
      await project.ask(`query ($path: String) { thing_by_pk(id: 1) { value: ${column}(path: $path) } }`, {
        path,
      })
    ).data.thing_by_pk.value;

  test('leads through names of any script', async () => {
    expect(await value('$.héllo')).toEqual({ 'a b': 1 });
    expect(await value('document.key', 'document')).toBeNull();
    expect(await value('.key', 'document')).toEqual([7]);
  });

  test.each(['', '$', '$.', 'a..b', 'a b', '-a', '$.key[0]'])(
    '%j is refused at the arguments',
    async (path) => {
      const query = 'query ($path: String) { thing { document(path: $path) } }';
      expect(refusal(await project.ask(query, { path }))).toEqual({
        message: `parse json path error: ${path}. Accept letters, digits, underscore (_) or hyphen (-) only`,
        code: 'validation-failed',
        path: '$.selectionSet.thing.selectionSet.document.args',
      });
    },
  );

  test('must be a text, also in a variable', async () => {
    const query = 'query ($path: String) { thing { document(path: $path) } }';
    expect(refusal(await project.ask(query, { path: 5 }))).toEqual({
      message: "expected a string for type 'String', but found an integer",
      code: 'validation-failed',
      path: '$.selectionSet.thing.selectionSet.document.args.path',
    });
  });
});

test('a condition is evaluated even if only the name of the type is selected', async () => {
  const query = String.raw`{ thing(where: {label: {_ilike: "\\"}}) { __typename } }`;
  expect(refusal(await project.ask(query))).toEqual({
    message: 'LIKE pattern must not end with escape character',
    code: 'bad-request',
    path: '$',
  });
});
