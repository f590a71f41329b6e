import { buildSchema, print } from 'graphql';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { appDocuments, documentsOf, queryCollection } from './allowed-documents.ts';

const fragmentFile = 'export const fields = /* GraphQL */ `fragment Fields on Shop { id name }`;';
const queryFile =
  'export const shops = { document: /* GraphQL */ `${fields} query Shops { shops { ...Fields } }` };';
const secretFile = 'const q = /* GraphQL */ `query Secret { users { password } }`;';
const schema = buildSchema('type Shop { id: ID name: String } type Query { shops: [Shop] }');

test('a document of the server is put together in the order of its template', () => {
  const [shops] = documentsOf([queryFile, fragmentFile]);
  expect(shops?.name).toBe('server_Shops');
  expect(print(shops!.document)).toMatch(/^fragment Fields[^]*query Shops/);
});

test('the collection holds what a role could be answered, sorted, and nothing for the superuser alone', () => {
  const documents = documentsOf([secretFile, queryFile, fragmentFile]);
  const [{ name, definition }] = parse(queryCollection(documents, schema));
  expect([name, definition.queries.map((query: { name: string }) => query.name)]).toEqual([
    'lavoir',
    ['server_Shops'],
  ]);
});

test('the documents of the app are those that code generation wrote', () => {
  const node = {
    kind: 'Document',
    definitions: [
      {
        kind: 'OperationDefinition',
        operation: 'query',
        name: { kind: 'Name', value: 'Shops' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
        },
      },
    ],
  };
  const generated = `export const ShopsDocument = ${JSON.stringify(node)} as unknown as DocumentNode<A, B>;\n`;
  expect(appDocuments(generated).map(({ name }) => name)).toEqual(['app_Shops']);
});

test('an operation without a name, or a template that nobody defines, is an error', () => {
  expect(() => documentsOf(['const q = /* GraphQL */ `{ shops { id } }`;'])).toThrow('has no name');
  expect(() => documentsOf([queryFile])).toThrow('fields, which no file defines');
});
