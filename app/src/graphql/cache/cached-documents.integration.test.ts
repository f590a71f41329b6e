import 'fake-indexeddb/auto';
import {
  type DocumentNode,
  executeSync,
  getNamedType,
  getNullableType,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import { type Client, createRequest, formatDocument, makeOperation, type Operation } from 'urql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { filter, makeSubject, map, pipe, subscribe } from 'wonka';
import { parse as parseYaml } from 'yaml';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import collections from '../../../../hasura/metadata/query_collections.yaml?raw';
import { isExhaustive } from '../../../../local-stack/testing/exhaustive.ts';
import { seededRandom, shuffled } from '../../../../local-stack/testing/seeded-random.ts';
import { readTestSchemas } from '../../../../local-stack/testing/test-database.ts';
import { cacheKeys } from './cache-keys.ts';
import { type CacheStorage, createCacheStorage } from './cache-storage.ts';
import { createDeviceCache } from './cache.ts';

interface Row {
  number: number;
}

const laundromats = Array.from({ length: 12 }, (_, number) => number);
const { site_admin, owner, client, anonymous } = await readTestSchemas();
const schemas = [site_admin, owner, client, anonymous];
const [collection] = parseYaml(collections) as [
  { definition: { queries: { name: string; query: string }[] } },
];
/** Each document with the schema of a role that may send it. */
const documents = collection.definition.queries
  .filter(({ name }) => name.startsWith('app_'))
  .map(({ query }) => {
    const document = parse(query);
    return { document, schema: schemas.find((schema) => validate(schema, document).length === 0)! };
  });

const operationOf = (document: DocumentNode) => document.definitions[0] as OperationDefinitionNode;

/** A number in the arguments returns that row and those after it; relations begin with the row of the same number. */
const rowOrScalar: GraphQLFieldResolver<Row | undefined, unknown, Record<string, unknown>> = (
  row,
  args,
  _context,
  { returnType, fieldName },
) => {
  const isMany = isListType(getNullableType(returnType));
  const type = getNamedType(returnType);
  if (isObjectType(type)) {
    const first = row?.number ?? Number(/-(\d+)"/.exec(JSON.stringify(args))?.[1] ?? 0);
    const length = Math.min(row ? 2 : 4, (args.limit as number | undefined) ?? 4);
    const rows = Array.from({ length }, (_, index): Row => ({
      number: (first + index) % laundromats.length,
    }));
    return isMany ? rows : rows[0];
  }
  const number = row?.number ?? 0;
  const scalar = { Int: number, Float: number, Boolean: true }[type.name] ?? `${fieldName}-${number}`;
  return isMany ? [scalar] : scalar;
};

function variable(type: GraphQLInputType, name: string, number: number): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [variable(nullable.ofType as GraphQLInputType, name, number)];
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    return Object.fromEntries(
      fields
        .filter((field) => isNonNullType(field.type) || field.name === 'q')
        .map((field) => [field.name, variable(field.type, field.name, number)]),
    );
  }
  const plain: Record<string, unknown> = { Int: 12, Float: 12, Boolean: true, jsonb: {} };
  return plain[nullable.name] ?? `${name}-${number}`;
}

interface AppDocument {
  document: DocumentNode;
  schema: GraphQLSchema;
}

function variablesOf({ document, schema }: AppDocument, number: number): Record<string, unknown> {
  const { variableDefinitions = [] } = operationOf(document);
  return Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, type }) => [
      name.value,
      variable(typeFromAST(schema, type as never) as GraphQLInputType, name.value, number),
    ]),
  );
}

function answerTo({ document, schema }: AppDocument, variableValues: Record<string, unknown>): unknown {
  const withTypes = formatDocument(document);
  const { data, errors } = executeSync({
    schema,
    document: withTypes,
    variableValues,
    fieldResolver: rowOrScalar,
  });
  if (errors) throw errors[0]!;
  return data;
}

function keyOf(row: { __typename: string; id?: string }): unknown {
  const key = cacheKeys[row.__typename];
  return key ? key(row) : (row.id ?? null);
}

function typesWithoutKey(schema: GraphQLSchema, answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap((row) => typesWithoutKey(schema, row));
  if (typeof answer !== 'object' || answer === null) return [];
  const below = Object.values(answer).flatMap((field) => typesWithoutKey(schema, field));
  const row = answer as { __typename: string };
  const type = schema.getType(row.__typename);
  if (!isObjectType(type) || keyOf(row) !== null) return below;
  const whole = Object.fromEntries(Object.keys(type.getFields()).map((field) => [field, 'any']));
  return keyOf({ ...whole, __typename: type.name }) === null ? below : [...below, type.name];
}

test('every document selects the key of each row, so that no field is stored in two shapes', () => {
  const missing = documents.map((each) => {
    const types = typesWithoutKey(each.schema, answerTo(each, variablesOf(each, 1)));
    return [operationOf(each.document).name!.value, [...new Set(types)]] as const;
  });
  expect(Object.fromEntries(missing.filter(([, types]) => types.length > 0))).toEqual({});
});

const answers = new Map<number, unknown>();
const queries = documents
  .filter(({ document }) => operationOf(document).operation === 'query')
  .flatMap((each) => {
    const isAboutOne = JSON.stringify(variablesOf(each, 1)).includes('-1"');
    return (isAboutOne ? laundromats : [0]).map((number) => {
      const variables = variablesOf(each, number);
      const { query, key } = createRequest(each.document, variables);
      answers.set(key, answerTo(each, variables));
      return makeOperation('query', { query, key, variables }, { url: '', requestPolicy: 'network-only' });
    });
  });

async function openTab(storage: CacheStorage) {
  const exchange = await createDeviceCache('', storage);
  const { source, next } = makeSubject<Operation>();
  let found: unknown;
  const forward = (forwarded$: typeof source) =>
    pipe(
      forwarded$,
      filter(({ kind }) => kind === 'query'),
      map((operation) => ({ operation, data: answers.get(operation.key), stale: false, hasNext: false })),
    );
  const urqlClient = { reexecuteOperation: () => undefined } as unknown as Client;
  pipe(
    exchange({ client: urqlClient, forward, dispatchDebug: () => undefined })(source),
    subscribe(({ data }) => (found = data)),
  );
  const ask = (operation: Operation, requestPolicy: 'network-only' | 'cache-only') => {
    found = undefined;
    next(makeOperation('query', operation, { ...operation.context, requestPolicy }));
    next(makeOperation('teardown', operation, operation.context));
    return found;
  };
  return {
    read: (operation: Operation) => ask(operation, 'network-only'),
    isComplete: (operation: Operation) => ask(operation, 'cache-only') != null,
  };
}

function memoryStorage(): CacheStorage {
  const records = {};
  return {
    read: () => Promise.resolve({ records, answeredAt: new Map() }),
    write: (changes) => Promise.resolve(void Object.assign(records, changes)),
    writeAnswer: () => Promise.resolve(),
  };
}

const indexedDbStorage = () => createCacheStorage('release', openDeviceStore(crypto.randomUUID()));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterAll(() => vi.unstubAllEnvs());

test.each([
  ...(isExhaustive ? [1, 2, 3, 4, 5] : [1]).map(
    (seed) => [`random orders of 4 queries, in memory, from ${seed}`, seed, 200, 4, memoryStorage] as const,
  ),
  ['an order of 60 queries, in IndexedDB', 1, 1, 60, indexedDbStorage] as const,
])(
  'whatever was read stays complete, in this tab and the next: %s',
  async (_name, seed, orders, length, store) => {
    const random = seededRandom(seed);
    for (let order = 1; order <= orders; order += 1) {
      const storage = store();
      const read = shuffled(queries, random).slice(0, length);
      const lostIn = (tab: Awaited<ReturnType<typeof openTab>>) =>
        read
          .filter((operation) => !tab.isComplete(operation))
          .map(({ query, variables }) => [operationOf(query).name!.value, variables]);
      const tab = await openTab(storage);
      for (const operation of read) tab.read(operation);
      expect(lostIn(tab), `order ${order}, this tab`).toEqual([]);
      await nextTask();
      expect(lostIn(await openTab(storage)), `order ${order}, the next tab`).toEqual([]);
    }
  },
);
