import { buildSchema, print } from 'graphql';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { checkDocuments, queryCollection, sentDocuments } from './allowed-documents.ts';
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

test('the collection contains the documents of roles, sorted, and none that only the superuser may send', () => {
  const [{ name, definition }] = parse(queryCollection(sent(secretFile, queryFile, fragmentFile), schema));
  expect([name, definition.queries.map((query: { name: string }) => query.name)]).toEqual([
    'lavoir',
    ['server_Shops'],
  ]);
});

test('an operation without a name, or with a fragment that nobody defines, is an error', () => {
  expect(() => sent('graphql(`{ shops { id } }`)')).toThrow('without a name');
  expect(() => sent(queryFile)).toThrow('fields, which no file defines');
});

test('a fragment that is not passed to graphql() is an error', () => {
  const documents = sent(fragmentFile, queryFile.replace(', [fields]', ''));
  expect(() => checkDocuments(documents, schema)).toThrow('server_Shops: Unknown fragment "Fields".');
});
