import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { useProject } from '../../testing/project-fixture.ts';

const project = useProject(library);

const messageOf = async (query: string, variables?: Record<string, unknown>) =>
  (await project.ask(query, variables)).errors?.[0]?.message;

test('fragments that form a cycle are refused', async () => {
  expect(
    await messageOf(
      '{ books { ...a } } fragment a on books { ...b } fragment b on books { author { books { ...a } } ...a }',
    ),
  ).toMatch(/form a cycle/);
  expect(await messageOf('{ ...q } fragment q on query_root { ...q }')).toMatch(/form a cycle/);
});

test('fragments that double at each level are refused before they fill the memory', async () => {
  const levels = Array.from(
    { length: 40 },
    (_, i) => `fragment f${i} on books { ...f${i + 1} ...f${i + 1} }`,
  );
  expect(await messageOf(`{ books { ...f0 } } ${levels.join(' ')} fragment f40 on books { id }`)).toBe(
    'the query is too large',
  );
});

test('ten thousand aliases are refused', async () => {
  const aliases = Array.from({ length: 10_000 }, (_, index) => `a${index}: books { id }`);
  expect(await messageOf(`{ ${aliases.join(' ')} }`)).toBe('the query is too large');
});

test('relationships nested without end are refused', async () => {
  const depth = 200;
  const query = `{ books { id ${'author { books { '.repeat(depth)} id ${'} } '.repeat(depth)} } }`;
  expect(await messageOf(query)).toBe('the query is nested too deeply');
});

test('a condition nested without end is refused, also in a variable', async () => {
  let where: unknown = {};
  for (let level = 0; level < 1000; level += 1) where = { _not: where };
  expect(await messageOf('query ($where: books_bool_exp) { books(where: $where) { id } }', { where })).toBe(
    'the query is nested too deeply',
  );
});

test('a long list of values is one parameter', async () => {
  const ids = Array.from({ length: 50_000 }, (_, index) => index);
  const { data } = await project.ask('query ($ids: [Int!]) { books(where: {id: {_in: $ids}}) { id } }', {
    ids,
  });
  expect(data.books).toHaveLength(4);
});

test('introspection that repeats itself is refused', async () => {
  const query = `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} } '.repeat(8)} } } }`;
  expect(await messageOf(query)).toMatch(/introspection depth/i);
});

test('keys of Object.prototype are treated as unknown names', async () => {
  expect(await messageOf('{ books { constructor __proto__ } }')).toBe(
    "field 'constructor' not found in type: 'books'",
  );
  expect(
    await messageOf('query ($where: books_bool_exp) { books(where: $where) { id } }', {
      where: { constructor: {} },
    }),
  ).toBe("field 'constructor' not found in type: 'books_bool_exp'");
  expect(await messageOf('{ books { id } }', JSON.parse('{"__proto__": 1}') as Record<string, unknown>)).toBe(
    'unexpected variables in variableValues: __proto__',
  );
});

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapMegabytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

test('large documents, valid or not, are cached up to a limit', async () => {
  const before = heapMegabytes();
  for (let index = 0; index < 60; index += 1)
    await project.ask(`query a${index} { books { ...f } } fragment f on books { ${'a '.repeat(24_000)} }`);
  expect(heapMegabytes() - before).toBeLessThan(250);
});

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

const filtered = (number: number) =>
  `query q${number}($where: author_bool_exp) { author(where: $where) { fullName } }`;
const documents: Record<string, (number: number) => { query: string; variables?: Record<string, unknown> }> =
  {
    deep: (number) => ({
      query: `{ author(limit: 1) { q${number}: fullName ${`books(limit: 1) { author { `.repeat(20)} fullName ${'} } '.repeat(20)} } }`,
    }),
    wide: (number) => ({
      query: `query q${number} { author { ${times(10_000, (index) => `a${index}: fullName`)} } }`,
    }),
    aliases: (number) => ({
      query: `query q${number} { ${times(1000, (index) => `a${index}: author { fullName }`)} }`,
    }),
    fragments: (number) => ({
      query: `query q${number} { author { ...f0 } } ${times(13, (index) => `fragment f${index} on author { ...f${index + 1} ...f${index + 1} }`)} fragment f13 on author { fullName }`,
    }),
    'unused fragments': (number) => ({
      query: `query q${number} { author { fullName } } ${times(10_000, (index) => `fragment f${index} on author { fullName }`)}`,
    }),
    'unknown fields': (number) => ({ query: `query q${number} { author { ${'a '.repeat(90_000)} } }` }),
    conditions: (number) => ({
      query: filtered(number),
      variables: {
        where: {
          _or: Array.from({ length: 3000 }, (_, index) => ({ fullName: { _eq: `${number} ${index}` } })),
        },
      },
    }),
    'empty conditions': (number) => ({
      query: filtered(0),
      variables: { where: { _and: Array.from({ length: 20_000 + number }, () => ({})) } },
    }),
    'list of values': (number) => ({
      query: filtered(number),
      variables: {
        where: { fullName: { _in: Array.from({ length: 200_000 }, (_, index) => `${number} ${index}`) } },
      },
    }),
    'long text': (number) => ({
      query: filtered(number),
      variables: { where: { fullName: { _eq: 'x'.repeat(15_000_000) } } },
    }),
  };

test.each(Object.entries(documents))(
  'hostile documents leave little in the caches: %s',
  async (_, document) => {
    const before = heapMegabytes();
    for (let number = 0; number < 6; number += 1) {
      const { query, variables } = document(number);
      await project.ask(query, variables);
    }
    expect(heapMegabytes() - before).toBeLessThan(50);
  },
);
