import { buildSchema, print } from 'graphql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  checkDocuments,
  checkRoles,
  queryCollection,
  sentDocuments,
  withRoles,
} from './allowed-documents.ts';
import { readDocuments } from './documents-in-code.ts';

const fragmentFile = 'export const fields = graphql(`fragment Fields on Shop { id name }`);';
const queryFile = 'export const shops = graphql(`query Shops { shops { ...Fields } }`, [fields]);';
const secretFile = 'graphql(`query Secret { users { password } }`);';
const schema = buildSchema('type Shop { id: ID name: String } type Query { shops: [Shop] }');

const sent = (...files: string[]) =>
  sentDocuments(
    'server',
    files.flatMap((code) => readDocuments('documents.ts', code)),
  );

test('an operation is sent before its fragments', () => {
  const [shops] = sent(fragmentFile, queryFile);
  expect(shops?.name).toBe('server_Shops');
  expect(print(shops!.document)).toMatch(/^query Shops[^]*fragment Fields/);
});

test('the collection contains the documents of roles, sorted, and none that only the superuser sends', () => {
  const documents = sent(secretFile, queryFile, fragmentFile).map((document) => ({
    ...document,
    roles: document.name === 'server_Secret' ? [] : (['owner'] as const),
  }));
  const [{ name, definition }] = parse(queryCollection(documents));
  expect([name, definition.queries.map((query: { name: string }) => query.name)]).toEqual([
    'lavoir',
    ['server_Shops'],
  ]);
  const earlier = documents.map((document) => ({ ...document, name: `${document.name}@1.0.0` }));
  expect(queryCollection([...documents, ...earlier])).toBe(queryCollection(documents));
});

test('a document is of the roles whose schema it fits, of none if only the superuser sends it', () => {
  const full = buildSchema('type Shop { id: ID price: Int } type Query { shops: [Shop] }');
  const withoutPrice = buildSchema('type Shop { id: ID } type Query { shops: [Shop] }');
  const schemas = { anonymous: withoutPrice, client: withoutPrice, owner: full, site_admin: full };
  const prices = sent('graphql(`query Shops { shops { price } }`)');
  const [document] = withRoles(prices, schemas);
  expect(document!.roles).toEqual(['owner', 'site_admin']);
  const [ofSuperuser] = withRoles(sent('superuserGraphql(`query Ids { shops { id } }`)'), schemas);
  expect(ofSuperuser!.roles).toEqual([]);
  expect(() => withRoles(sent('graphql(`query Names { shops { name } }`)'), schemas)).toThrow('server_Names');
  expect(() => checkRoles([document!], { ...schemas, owner: withoutPrice })).toThrow(
    'server_Shops, sent as owner: Cannot query field "price" on type "Shop".',
  );
});

test('an operation without a name, or with a fragment that nobody defines, is an error', () => {
  expect(() => sent('graphql(`{ shops { id } }`)')).toThrow('without a name');
  expect(() => sent(queryFile)).toThrow('fields, which no file defines');
});

test('a fragment that is not passed to graphql() is an error', () => {
  const documents = sent(fragmentFile, queryFile.replace(', [fields]', ''));
  expect(() => checkDocuments(documents, schema)).toThrow('server_Shops: Unknown fragment "Fields".');
});

test('an order_by of several keys in one object is an error, also below another object or in a variable', () => {
  const ordered = buildSchema(`
    input Order { name: Direction id: Direction owner: Order } enum Direction { asc desc }
    type Query { shops(order_by: [Order!]): [ID] }`);
  const problemOf = (order: string, variables = '') => {
    const documents = sent(`graphql(\`query Shops${variables} { shops(order_by: ${order}) }\`)`);
    try {
      checkDocuments(documents, ordered);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };
  expect(problemOf('[{ name: asc }, { owner: { id: desc } }]')).toBeUndefined();
  expect(problemOf('{ name: $way }', '($way: Direction)')).toBeUndefined();
  const several = 'server_Shops: order_by has the keys name, id in one object instead of a list.';
  expect(problemOf('{ name: asc, id: asc }')).toBe(several);
  expect(problemOf('[{ id: asc }, { owner: { name: asc, id: asc } }]')).toBe(several);
  expect(problemOf('$by', '($by: [Order!])')).toBe(
    'server_Shops: order_by takes its objects from the variable $by.',
  );
});
