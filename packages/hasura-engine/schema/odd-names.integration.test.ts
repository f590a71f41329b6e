import { expect, test } from 'vitest';
import { useProject } from '../testing/project-fixture.ts';

const longName = 'x'.repeat(63);

const tables = [
  {
    table: { schema: 'Strange "Schema"', name: 'Select' },
    configuration: {
      custom_name: 'Picks',
      column_config: { 'odd column': { custom_name: 'oddColumn' }, 'say "hi"': { custom_name: 'sayHi' } },
    },
    object_relationships: [
      {
        name: 'twin',
        using: {
          manual_configuration: {
            remote_table: { schema: 'Strange "Schema"', name: 'Select' },
            column_mapping: { from: 'from' },
          },
        },
      },
    ],
    array_relationships: [
      {
        name: 'circle',
        using: {
          manual_configuration: {
            remote_table: { schema: 'public', name: longName },
            column_mapping: { from: longName },
          },
        },
      },
    ],
    select_permissions: [{ role: 'r', permission: { columns: '*', filter: { 'odd column': { _gt: 0 } } } }],
  },
  {
    table: longName,
    object_relationships: [
      {
        name: 'back',
        using: {
          manual_configuration: {
            remote_table: { schema: 'Strange "Schema"', name: 'Select' },
            column_mapping: { [longName]: 'from' },
          },
        },
      },
    ],
  },
  { table: 'numbers' },
  { table: 'keyless' },
  { table: { schema: 'other', name: 'keyed' } },
  { table: 'moments' },
];

const sql = `
  create schema "Strange ""Schema""";
  create schema other;
  create type public."Mood" as enum ('happy', 'so so');
  create table "Strange ""Schema"""."Select" ("from" int primary key, "odd column" int, "say ""hi""" text, "Mood" public."Mood", "unreachable column" int);
  create table public.${longName} (${longName} int, "${longName.slice(1)}é" text);
  create table numbers (i2 int2, i4 int4, i8 int8, n numeric, nn numeric(8,2), f4 float4, f8 float8, m money, b bool, list int8[], "table" text[]);
  create table keyless (a int, b text);
  create table other.keyed (a int, b text, c int, primary key (b, a));
  create table moments (tz timestamptz, t timestamp, d date, clock time, iv interval, ip inet, r int4range, u uuid, c char(3), x bytea);
  insert into "Strange ""Schema"""."Select" values (1, 1, 'hi', 'so so', 9), (2, 0, null, 'happy', 9);
  insert into public.${longName} values (1, 'one'), (1, 'two'), (3, 'three');
  insert into numbers values (1, 2, 9007199254740993, 12.3400, 10, 1.5, 0.1, 3.5, true, '{9007199254740993}', '{"a,b","\\"q\\""}');
  insert into numbers (n, f4, f8) values ('NaN', 'Infinity', '-Infinity');
  insert into keyless values (1, 'x'), (1, 'x');
  insert into other.keyed values (1, 'x', 5);
  insert into moments values ('2015-10-17 14:42:43+00', '2004-10-19 10:23:54', '2014-09-14', '11:09:23', '1h 3min 2s', '10.0.0.1', '[123,456)', '7e5ed9a5-3d4c-4a3f-bd4e-2fbd1d3e8d4b', 'ab', '\\x01');`;

const project = useProject({ sql, tables });

test('reserved, quoted and spaced names work, under custom names where they are invalid in GraphQL', async () => {
  const query =
    '{ Picks(order_by: {from: asc}, where: {sayHi: {_is_null: false}}) { from oddColumn sayHi Mood twin { from } } }';
  expect((await project.ask(query, {}, { role: 'r' })).data).toEqual({
    Picks: [{ from: 1, oddColumn: 1, sayHi: 'hi', Mood: 'so so', twin: { from: 1 } }],
  });
  expect((await project.ask('{ Picks_by_pk(from: 2) { oddColumn } }')).data).toEqual({
    Picks_by_pk: { oddColumn: 0 },
  });
});

test('a native enum is a scalar that Postgres validates', async () => {
  expect((await project.ask('{ Picks(where: {Mood: {_eq: "happy"}}) { from } }')).data).toEqual({
    Picks: [{ from: 2 }],
  });
  expect((await project.ask('{ Picks(where: {Mood: {_in: ["sad"]}}) { from } }')).errors?.[0]?.message).toBe(
    'invalid input value for enum "Mood": "sad"',
  );
});

test('names of 63 characters and cyclic manual relationships work', async () => {
  const query = `{ Picks(where: {circle: {back: {from: {_eq: 1}}}}) { circle(order_by: {${longName}: asc}) { ${longName} back { circle { back { from } } } } } }`;
  const { data } = await project.ask(query);
  expect(data.Picks).toHaveLength(1);
  expect(data.Picks[0].circle).toHaveLength(2);
  expect(data.Picks[0].circle[0].back.circle[1].back.from).toBe(1);
});

test('a response key may be longer than any Postgres name', async () => {
  const alias = 'a'.repeat(100);
  expect((await project.ask(`{ keyless(limit: 1) { ${alias}: a ${alias}b: b } }`)).data).toEqual({
    keyless: [{ [alias]: 1, [`${alias}b`]: 'x' }],
  });
});

test('big numbers are strings that keep every digit', async () => {
  const query = { query: '{ numbers(limit: 1) { i2 i4 i8 n nn f4 f8 m b list table } }' };
  expect(await (await project.post(query)).text()).toBe(
    '{"data":{"numbers":[{"i2" : 1, "i4" : 2, "i8" : "9007199254740993", "n" : "12.3400", "nn" : "10.00", "f4" : 1.5, "f8" : "0.1", "m" : "$3.50", "b" : true, "list" : [9007199254740993], "table" : ["a,b","\\"q\\""]}]}}',
  );
});

test('numbers that JSON cannot represent are strings', async () => {
  const query = '{ numbers(where: {i4: {_is_null: true}}) { n f4 f8 } }';
  const expected = { numbers: [{ n: 'NaN', f4: 'Infinity', f8: '-Infinity' }] };
  expect((await project.ask(query)).data).toEqual(expected);
});

test('a number in the document keeps every digit', async () => {
  const query = '{ numbers(where: {i8: {_eq: 9007199254740993}, n: {_eq: 12.34}}) { i4 } }';
  expect((await project.ask(query)).data).toEqual({ numbers: [{ i4: 2 }] });
});

test('rows without a key are all returned, even equal ones', async () => {
  expect((await project.ask('{ keyless { a } keyless_aggregate { aggregate { count } } }')).data).toEqual({
    keyless: [{ a: 1 }, { a: 1 }],
    keyless_aggregate: { aggregate: { count: 2 } },
  });
});

test('the name of a table in another schema starts with the schema, and its key may be composite', async () => {
  expect((await project.ask('{ other_keyed_by_pk(a: 1, b: "x") { c } }')).data).toEqual({
    other_keyed_by_pk: { c: 5 },
  });
});

test('dates, intervals, ranges and addresses are written as Postgres writes them', async () => {
  const { data } = await project.ask('{ moments { tz t d clock iv ip r u c x } }');
  expect(data.moments).toEqual([
    {
      tz: '2015-10-17T14:42:43+00:00',
      t: '2004-10-19T10:23:54',
      d: '2014-09-14',
      clock: '11:09:23',
      iv: '01:03:02',
      ip: '10.0.0.1',
      r: '[123,456)',
      u: '7e5ed9a5-3d4c-4a3f-bd4e-2fbd1d3e8d4b',
      c: 'ab ',
      x: '\\x01',
    },
  ]);
});
