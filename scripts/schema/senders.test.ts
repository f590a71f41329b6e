import { buildSchema } from 'graphql';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { sentDocuments } from './allowed-documents.ts';
import { findDocuments, readDocuments } from './documents-in-code.ts';
import { checkSenders, senders, withSenders } from './senders.ts';

const full = buildSchema('type Shop { id: ID price: Int } type Query { shops: [Shop] }');
const withoutPrice = buildSchema('type Shop { id: ID } type Query { shops: [Shop] }');
const schemas = { anonymous: full, client: withoutPrice, owner: full, site_admin: full };
const sent = (prefix: string) =>
  sentDocuments(prefix, readDocuments('shops.ts', 'graphql(`query Shops { shops { price } }`)'));

test('a column that one of the roles lacks is an error, unless that role never sends the document', () => {
  const problem = 'app_Shops, sent as client: Cannot query field "price" on type "Shop".';
  expect(() => checkSenders(withSenders(sent('app'), schemas), schemas)).toThrow(problem);
  checkSenders(
    withSenders(sent('app'), schemas, () => ['owner']),
    schemas,
  );
});

test('a document of the actions server that a role could send is an error until the table says who does', () => {
  expect(() => withSenders(sent('server'), schemas)).toThrow('does not say who sends server_Shops');
});

test('the table of senders names only documents that exist', async () => {
  const [app, server] = await Promise.all(
    ['app/src', 'actions-server/src'].map((folder) => findDocuments(path.join(projectFolder, folder))),
  );
  const names = [...sentDocuments('app', app!), ...sentDocuments('server', server!)].map(({ name }) => name);
  expect([...senders.keys()].filter((name) => !names.includes(name))).toEqual([]);
});
