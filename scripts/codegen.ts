import { mergeTypeDefs } from '@graphql-tools/merge';
import { buildASTSchema, parse } from 'graphql';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { operations } from '#contract/http/operations.ts';
import { schemaText } from '../hasura/schema-text.ts';
import { hasuraFolder, projectFolder } from '../local-stack/project-folder.ts';
import { withClient } from '../local-stack/with-client.ts';
import { actionsMetadata } from './schema/actions-metadata.ts';
import {
  checkDocuments,
  checkRoles,
  queryCollection,
  sentDocuments,
  withRoles,
} from './schema/allowed-documents.ts';
import { findDocuments } from './schema/documents-in-code.ts';
import { withFields } from './schema/field-permissions.ts';
import { earlierDocuments, readReleases, readTexts, supportedReleases } from './schema/releases.ts';
import { builtSchemas, readRoleSchemas } from './schema/role-schemas.ts';
import { rowKeys } from './schema/row-keys.ts';
import { readTableTypes } from './schema/table-types.ts';
import { withMigratedDatabase } from './schema/temporary-database.ts';
import { typedDocuments } from './schema/typed-documents.ts';

// Writes everything derived from migrations, metadata, endpoints, fields of a laundromat and GraphQL documents. With
// --check it only reports the files that are not current.
const isCheck = process.argv.includes('--check');
const stale: string[] = [];
const files = new Map<string, string>();

const metadata = path.join(hasuraFolder, 'metadata');
const actions = actionsMetadata(operations);
await keepCurrent(path.join(metadata, 'actions.graphql'), actions.graphql);
await keepCurrent(path.join(metadata, 'actions.yaml'), actions.yaml);
const laundromats = path.join(metadata, 'databases', 'default', 'tables', 'public_laundromats.yaml');
await keepCurrent(laundromats, withFields(await readFile(laundromats, 'utf8')));
if (isCheck) endIfStale();

const { schemaSql, roleSchemas, tableTypes } = await withMigratedDatabase(async (databaseUrl) => {
  const sql = await withClient(databaseUrl, schemaText);
  return {
    schemaSql: sql,
    roleSchemas: await readRoleSchemas(databaseUrl),
    tableTypes: await readTableTypes(databaseUrl, sql),
  };
});
const { admin: superuserSdl, ...visibleSchemas } = roleSchemas;
files.set(
  path.join(hasuraFolder, 'snapshots', 'schema.sql'),
  `-- Written by "npm run codegen" from the migrations. Do not edit.\n\n${schemaSql}`,
);
files.set(path.join(projectFolder, 'actions-server', 'src', 'db', 'generated', 'tables.ts'), tableTypes);

const { site_admin, ...others } = visibleSchemas;
// All roles together, because several send the same document. Permission tests cover the fields that each role reaches.
const rolesSchema = mergeTypeDefs([site_admin, ...Object.values(others)]);
const sides = [
  { prefix: 'app', source: 'app/src', generated: 'graphql/generated', schema: rolesSchema },
  {
    prefix: 'server',
    source: 'actions-server/src',
    generated: 'hasura/generated',
    schema: parse(superuserSdl, { noLocation: true }),
  },
];
const allSent = [];
for (const { prefix, source, generated, schema } of sides) {
  const folder = path.join(projectFolder, source);
  const documents = await findDocuments(folder);
  const sent = sentDocuments(prefix, documents);
  const built = buildASTSchema(schema);
  checkDocuments(sent, built);
  allSent.push(...sent);
  files.set(path.join(folder, generated, 'graphql.ts'), await typedDocuments(schema, documents, schemaSql));
  if (prefix === 'app') files.set(path.join(folder, generated, 'row-keys.ts'), rowKeys(built, sent));
}
const schemas = builtSchemas(visibleSchemas);
const present = withRoles(allSent, schemas);
const earlier = earlierDocuments(supportedReleases(readReleases()), readTexts(), present);
checkRoles(earlier, schemas);
files.set(path.join(metadata, 'query_collections.yaml'), queryCollection([...present, ...earlier]));

for (const [file, content] of files) await keepCurrent(file, content);
if (isCheck) endIfStale();

async function keepCurrent(file: string, content: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present?.replaceAll('\r\n', '\n') === content) return;
  const name = path.relative(projectFolder, file);
  stale.push(name);
  console.log(isCheck ? `not current: ${name}` : `wrote ${name}`);
  if (isCheck) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

function endIfStale(): void {
  if (stale.length === 0) return;
  console.error('Run "npm run codegen" and commit what it writes.');
  process.exit(1);
}
