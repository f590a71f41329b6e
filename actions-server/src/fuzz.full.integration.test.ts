import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { setUpServer, visitor, type Person, type ServerSetup } from '../testing/server-setup.ts';
import { hashPassword } from './account/passwords.ts';

const sampling = { seed: 20_261_125 };
const calls = { query: 5, mutation: 20 };
const bodiesPerEndpoint = 15;

let setup: ServerSetup;
const people = {} as Record<HasuraRole, Person>;
let ids: string[];
let other: Person;

beforeAll(async () => {
  setup = await setUpServer();
  people.anonymous = visitor;
  people.client = await setup.addUser('client');
  people.owner = await setup.addUser('owner');
  people.site_admin = await setup.addUser('admin');
  other = await setup.addUser('owner', 'Eve');
  await setup.sql.query('update users set password = $1', [await hashPassword('mot de passe')]);
  const laundromats = [
    await setup.addLaundromat({ owner: people.owner }),
    await setup.addLaundromat({ owner: other, name: 'Laverie d’en face' }),
  ];
  ids = [people.client.id!, people.owner.id!, other.id!, ...laundromats];
  for (const laundromat of laundromats) ids.push(...(await addRows(laundromat)));
});
afterAll(() => setup?.close());

async function addRows(laundromat: string): Promise<string[]> {
  const inserts = [
    `reviews (laundromat_id, author_name, rating, comment) values ($1, 'Anna', 4, 'Propre')`,
    `owner_questions (id, laundromat_id, user_id, author_name, question) values (gen_random_uuid(), $1, $2, 'Anna', 'Ouvert ?')`,
    `laundromat_claims (id, laundromat_id, user_id) values (gen_random_uuid(), $1, $2)`,
    `laundromat_transfers (id, laundromat_id, user_id, recipient_email) values (gen_random_uuid(), $1, $2, 'eve@example.fr')`,
    `fact_corrections (laundromat_id, kind, sender_hash) values ($1, 'closed', $2::uuid::text)`,
  ];
  const added: string[] = [];
  for (const insert of inserts) {
    const values = insert.includes('$2') ? [laundromat, people.owner.id] : [laundromat];
    const { rows } = await setup.sql.query<{ id: string }>(`insert into ${insert} returning id`, values);
    added.push(rows[0]!.id);
  }
  return added;
}

async function rowsOfOther() {
  const { rows } = await setup.sql.query(
    `select to_jsonb(l) as row from laundromats l where user_id = $1
     union all select to_jsonb(u) from users u where id = $1
     union all select to_jsonb(r) from reviews r join laundromats l on l.id = r.laundromat_id where l.user_id = $1`,
    [other.id],
  );
  expect(rows.length).toBeGreaterThanOrEqual(3);
  return rows;
}

const usableText = fc.constantFrom(
  ...['accepted', 'declined', 'cancelled', 'refused', 'dismissed', 'incorrect', 'Bonjour', '69003'],
  ...['eve@example.fr', 'https://example.fr', '0478000000', '73282932000074', '4.50', '/owner-dashboard'],
);
const text = fc.oneof(
  { weight: 4, arbitrary: usableText },
  fc.constantFrom(
    '',
    "'; DROP TABLE laundromats; --",
    '<script>alert(1)</script>',
    '\u0000',
    '\uD800',
    '\u202Eegal',
    '%_\\',
    '{"a":1}',
    '-1',
    'NaN',
    '🧺',
    'x'.repeat(5_000),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const id = fc
  .nat()
  .chain((n) => fc.constantFrom(ids[n % ids.length]!, ids[n % ids.length]!.toUpperCase()))
  .map((known) => known as unknown);
const integer = fc.oneof(fc.constantFrom(0, -1, 2 ** 31 - 1, -(2 ** 31)), fc.integer());
const decimal = fc.oneof(fc.constantFrom(0, -0.001, 1e308, 90, 180.000_000_1), fc.double({ noNaN: true }));
const day = fc.constantFrom('2026-02-30', '0001-01-01', '2026-11-25', '294276-12-31', 'infinity', '');

const scalars: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.oneof({ weight: 4, arbitrary: id }, fc.uuid(), text),
  Boolean: fc.boolean(),
  Int: integer,
  smallint: integer,
  bigint: integer,
  Float: decimal,
  float8: decimal,
  numeric: decimal,
  date: day,
  timestamptz: fc.oneof(day, fc.constantFrom('2026-03-29T02:30:00+01:00', '2026-11-25T25:00:00Z')),
  jsonb: fc.jsonValue({ maxDepth: 3 }),
};

function valueOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  const inner = getNullableType(type);
  // Unique, because Hasura reports a column that is named twice as a database error, although the caller is at fault.
  if (isListType(inner))
    return fc.uniqueArray(valueOf(inner.ofType, depth + 1), {
      maxLength: 3,
      selector: JSON.stringify,
    });
  if (isInputObjectType(inner)) return objectOf(inner, depth);
  if (isEnumType(inner)) return fc.constantFrom(...inner.getValues().map(({ name }) => name));
  return scalars[inner.name] ?? text;
}

function objectOf(type: GraphQLInputObjectType, depth: number): fc.Arbitrary<unknown> {
  // Postgres cannot compare arrays in this way, and knows no smallest uuid.
  const isFaulty = (name: string) =>
    (type.name.endsWith('_array_comparison_exp') && /^_n?in$/.test(name)) ||
    (/_(min|max)_order_by$/.test(type.name) && /(^id|Id)$/.test(name));
  const fields = Object.values(type.getFields()).filter(({ name }) => !isFaulty(name));
  const required = fields.filter(isRequiredInputField);
  const others = depth < 4 ? fields.filter((field) => !isRequiredInputField(field)) : [];
  return fc
    .subarray(others, { maxLength: Math.min(3, others.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...required, ...chosen].map(({ name, type: of }) => [name, valueOf(of, depth + 1)]),
        ),
      ),
    );
}

const operations = ['query', 'mutation'] as const;

function callsOf(kind: (typeof operations)[number], field: GraphQLField<unknown, unknown>) {
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const others = field.args.filter(({ type }) => !isNonNullType(type));
  return fc.subarray(others).chain((chosen) => {
    const args = [...required, ...chosen];
    const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
    const query = args.length
      ? `${kind} (${declared}) { ${field.name}(${passed})${selection} }`
      : `${kind} { ${field.name}${selection} }`;
    return fc
      .record(Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type)])))
      .map((variables) => ({ query, variables }));
  });
}

const faults = ['unexpected', 'internal', 'postgres-error', 'unavailable'];

describe.each(hasuraRoles)('whatever %s sends to GraphQL', (role) => {
  test.each(operations)('each field of a %s answers or refuses', async (kind) => {
    const schema = buildSchema(setup.engine.schemaSdl(role));
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const before = await rowsOfOther();
    for (const field of Object.values(root?.getFields() ?? {})) {
      const sent = fc.sample(callsOf(kind, field), { ...sampling, numRuns: calls[kind] });
      await Promise.all(
        sent.map(async ({ query, variables }) => {
          const { data, errors } = await setup.graphql(people[role], query, variables);
          const answer = JSON.stringify({ query, variables, errors });
          expect(data ?? errors, answer).toBeTruthy();
          for (const { extensions } of errors ?? []) expect(faults, answer).not.toContain(extensions.code);
        }),
      );
    }
    if (role !== 'site_admin') expect(await rowsOfOther()).toEqual(before);
  });
});

const shapeOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : [];
const anything = fc.oneof(text, id, integer, decimal, fc.boolean(), fc.jsonValue({ maxDepth: 2 }));
const inputOf = (names: string[], values: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, values])), { requiredKeys: [] });

const withInput = endpoints
  .filter(({ query, body, bodyType }) => (query ?? body) && !bodyType)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test.each(withInput)('%s answers or refuses whatever it is sent', async (_name, endpoint) => {
  const inputs = fc.sample(
    fc.record({
      path: fc.oneof(id, text).map(String),
      query: inputOf(shapeOf(endpoint.query), fc.oneof(text, integer, decimal).map(String)),
      body: inputOf(shapeOf(endpoint.body), anything),
    }),
    { ...sampling, numRuns: bodiesPerEndpoint },
  );
  for (const input of inputs) {
    const answer = await sendTo(endpoint, input);
    const seen = JSON.stringify({ input, answer: answer.body as unknown });
    if (answer.body.code !== 'geocoderUnavailable') expect(answer.status, seen).toBeLessThan(500);
    if (answer.status >= 400) expect(answer.body.message, seen).toMatch(/\S/);
  }
});

function sendTo({ method, path, roles }: Endpoint, input: { path: string; query: object; body: object }) {
  const person = people[roles.includes('owner') ? 'owner' : roles[0]!];
  const url = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(Buffer.from(input.path).toString()));
  const sent = setup
    .send(person, method.toLowerCase() as Lowercase<Endpoint['method']>, url)
    .query(input.query);
  return method === 'GET' ? sent : sent.send(input.body);
}
