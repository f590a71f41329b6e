import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildASTSchema,
  buildSchema,
  concatAST,
  NoUnusedFragmentsRule,
  specifiedRules,
  validate,
} from 'graphql';
import { hasuraFolder, projectFolder } from '../local-stack/project-folder.ts';
import { dumpSchema } from './schema/schema-dump.ts';
import {
  appDocuments as documentsOfApp,
  queryCollection,
  serverDocuments,
} from './schema/allowed-documents.ts';
import { findDocuments } from './schema/documents-in-code.ts';
import { mergeSchemas } from './schema/merge-schemas.ts';
import { readRoleSchemas } from './schema/role-schemas.ts';
import { withMigratedDatabase } from './schema/temporary-database.ts';
import { typedDocuments } from './schema/typed-documents.ts';

// Writes everything that follows from migrations, metadata and GraphQL documents: the snapshots of the schema, the
// app's types and the allow list. With --check it only tells which files are not current.
const isCheck = process.argv.includes('--check');
const files = new Map<string, string>();
const snapshots = path.join(hasuraFolder, 'snapshots');

const { admin: superuserSchema, ...roleSchemas } = await withMigratedDatabase(async (databaseUrl) => {
  files.set(path.join(snapshots, 'schema.sql'), await dumpSchema(databaseUrl));
  return readRoleSchemas(databaseUrl);
});
for (const [role, sdl] of Object.entries(roleSchemas))
  files.set(path.join(snapshots, `schema.${role}.graphql`), sdl.endsWith('\n') ? sdl : `${sdl}\n`);

const { site_admin, ...others } = roleSchemas;
const schema = mergeSchemas([site_admin, ...Object.values(others)]);
await checkDocuments(path.join(projectFolder, 'actions-server', 'src'));
const generated = path.join(projectFolder, 'app', 'src', 'data', 'generated');
const appDocuments = await findDocuments(path.join(projectFolder, 'app', 'src'));
for (const [name, content] of await typedDocuments(schema, appDocuments))
  files.set(path.join(generated, name), content);
files.set(
  path.join(hasuraFolder, 'metadata', 'query_collections.yaml'),
  queryCollection(
    [
      ...documentsOfApp(files.get(path.join(generated, 'graphql.ts')) ?? ''),
      ...(await serverDocuments(path.join(projectFolder, 'actions-server', 'src'))),
    ],
    buildASTSchema(schema),
  ),
);

const stale = [];
for (const [file, content] of files) {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present?.replaceAll('\r\n', '\n') === content) continue;
  stale.push(path.relative(projectFolder, file));
  if (isCheck) continue;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
for (const file of stale) console.log(isCheck ? `not current: ${file}` : `wrote ${file}`);
if (isCheck && stale.length > 0) {
  console.error('Run "npm run codegen" and commit what it writes.');
  process.exitCode = 1;
}

/**
 * The actions server checks answers itself, but a document that asks for what does not exist is found here. Some
 * documents are for the superuser, who is shown everything any role is.
 */
async function checkDocuments(folder: string): Promise<void> {
  const documents = await findDocuments(folder);
  if (documents.length === 0) return;
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const all = concatAST(documents.map(({ document }) => document));
  const errors = validate(buildSchema(superuserSchema), all, rules);
  if (errors.length > 0) throw new Error(`${folder}: ${errors.map(({ message }) => message).join('\n')}`);
}
